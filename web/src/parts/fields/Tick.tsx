import type { ComponentPropsWithRef } from 'react'
import styles from './Tick.module.css'

type Props = { type: 'radio' | 'checkbox' } & Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className'
>

/** The box or ring of a checkbox or radio button. `--tick-…` of the surrounding element sets its size and colours. */
export const Tick = (props: Props) => <input {...props} className={styles.tick} />
