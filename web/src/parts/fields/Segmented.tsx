import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Segmented.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  /** Null while none is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** Two or three things on one track; or each a slab of its own, in one row or in as many as they need; or as wide as its words. */
  look?: 'track' | 'row' | 'slabs' | 'chips'
}

/** A choice between a few things that lie side by side. */
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
