import { classes } from '../../parts/classes.ts'
import field from '../../parts/fields/Field.module.css'
import { FieldFrame } from '../../parts/fields/FieldFrame.tsx'
import { CountrySelect } from '../../phone/CountrySelect.tsx'
import { afterTyping, grouped, type TypedPhone } from '../../phone/phone.ts'
import { useWords } from '../../words/use-words.ts'
import styles from '../sign-in/PhoneForm.module.css'

const preferred = ['US', 'IL'] as const

type Props = {
  phone: TypedPhone
  onChange: (phone: TypedPhone) => void
  error: string | null
}

/** The kallah's own number; the United States and Israel come first. */
export function KallahPhone({ phone, onChange, error }: Props) {
  const { t } = useWords('kallah')
  return (
    <FieldFrame label={t('kallahPhone')} error={error} required>
      {(ties) => (
        <span className={styles.phone}>
          <CountrySelect
            value={phone.country}
            preferred={preferred}
            onChange={(country) => onChange({ country, text: grouped(phone.text, country) })}
          />
          <input
            {...ties}
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="off"
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
