import type { CountryCode } from 'libphonenumber-js/min'
import type { ComponentProps } from 'react'
import { classes } from '../parts/classes.ts'
import field from '../parts/fields/Field.module.css'
import { FieldFrame, type FieldWords } from '../parts/fields/FieldFrame.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import styles from './PhoneField.module.css'
import { afterTyping, grouped, type TypedPhone } from './phone.ts'

type Props = FieldWords & {
  phone: TypedPhone
  onChange: (phone: TypedPhone) => void
  /** The countries that come first, when they aren't those of the sign-in. */
  preferred?: readonly CountryCode[]
} & Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'autoFocus' | 'onBlur'>

/** A number as she writes it, grouped as its country does, beside that country. */
export function PhoneField({
  phone,
  onChange,
  preferred,
  label,
  help,
  error,
  required,
  ...rest
}: Props) {
  return (
    <FieldFrame {...{ label, help, error, required }}>
      {(ties) => (
        <span className={styles.phone}>
          <CountrySelect
            value={phone.country}
            preferred={preferred}
            onChange={(country) => onChange({ country, text: grouped(phone.text, country) })}
          />
          <input
            {...rest}
            {...ties}
            type="tel"
            inputMode="tel"
            className={classes(field.input, styles.number)}
            value={phone.text}
            onChange={({ target }) =>
              onChange(
                afterTyping(phone, target.value, {
                  atEnd: target.selectionStart === target.value.length,
                }),
              )
            }
          />
        </span>
      )}
    </FieldFrame>
  )
}
