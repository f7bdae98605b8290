import { classes } from '../../parts/classes.ts'
import field from '../../parts/Field.module.css'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { useWords } from '../../words/use-words.ts'
import { CountrySelect } from '../sign-in/CountrySelect.tsx'
import styles from '../sign-in/PhoneForm.module.css'
import { afterTyping, grouped, type TypedPhone } from '../sign-in/phone.ts'

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
