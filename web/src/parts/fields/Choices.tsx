import type { ComponentProps, ReactNode } from 'react'
import styles from './Choices.module.css'

type Props = { legend: ReactNode } & Omit<ComponentProps<'fieldset'>, 'className'>

/** A group of choices under one legend. */
export const Choices = ({ legend, children, ...rest }: Props) => (
  <fieldset {...rest} className={styles.choices}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
