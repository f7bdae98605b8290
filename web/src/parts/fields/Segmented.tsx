import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Segmented.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  /** The chosen value; null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /**
   * How the choices look: on one track; each on a card, in one row or several; each as wide as its words; or hours in
   * equal columns.
   */
  look?: 'track' | 'row' | 'slabs' | 'chips' | 'hours'
}

/** A choice between a few things side by side. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, look = 'track' } = props
  const name = useId()
  return (
    <fieldset className={classes(styles.options, styles[look])}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
