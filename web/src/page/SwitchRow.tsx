import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './SwitchRow.module.css'

type Props = { label: ReactNode; hint?: ReactNode; checked: boolean } & Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'role' | 'checked'
>

/** A switch that takes effect at once. The whole row can be tapped. */
export const SwitchRow = ({ label, hint, checked, ...rest }: Props) => (
  <label className={styles.row}>
    <span className={styles.words}>
      <span>{label}</span>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </span>
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={styles.switch}
    />
  </label>
)
