import type { ComponentPropsWithRef } from 'react'
import styles from './Tick.module.css'

type Props = { type: 'radio' | 'checkbox' } & Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className'
>

/** The box or ring that is ticked. What stands around it sets its size and colours by `--tick-…`. */
export const Tick = (props: Props) => <input {...props} className={styles.tick} />
