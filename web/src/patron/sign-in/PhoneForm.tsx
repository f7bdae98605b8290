import { textOf } from '@mikvah/rules/settings/read.ts'
import type { CountryCode } from 'libphonenumber-js/min'
import { type FormEvent, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Button } from '../../parts/Button.tsx'
import { classes } from '../../parts/classes.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import field from '../../parts/fields/Field.module.css'
import { FieldFrame } from '../../parts/fields/FieldFrame.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { CountrySelect } from '../../phone/CountrySelect.tsx'
import {
  afterTyping,
  digitsToSend,
  grouped,
  hasDigits,
  type TypedPhone,
} from '../../phone/phone.ts'
import { isLanguage, languages, nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { changeLanguage } from '../../words/words.ts'
import styles from './PhoneForm.module.css'
import { useWait } from './use-wait.ts'
import { Wait } from './Wait.tsx'

type Props = {
  onSend: (digits: string) => void
  /** She has a code already: somebody asked for it with her number, and so hers has to wait. */
  onHaveCode: (digits: string) => void
  /** Another code may be asked for from then on, in epoch milliseconds of this device. */
  notBefore: number
  busy: boolean
  failure: unknown
}

export function PhoneForm({ onSend, onHaveCode, notBefore, busy, failure }: Props) {
  const { t, language } = useWords('sign-in')
  const home = (textOf(useSettings(), 'countryCode') ?? 'us').toUpperCase() as CountryCode
  const [written, setWritten] = useState<{ text: string; country: CountryCode | null }>({
    text: '',
    country: null,
  })
  const [left, setLeft] = useState(false)
  const phone: TypedPhone = { ...written, country: written.country ?? home }
  const digits = digitsToSend(phone)
  const [waiting, endWaiting] = useWait(notBefore)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (digits && !busy && !waiting) onSend(digits)
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <FieldFrame
        label={t('signInPhone')}
        help={t('signInPhoneHelp')}
        error={left && !digits ? t(problemOf(phone)) : null}
      >
        {(ties) => (
          <span className={styles.phone}>
            <CountrySelect
              value={phone.country}
              onChange={(country) => setWritten({ country, text: grouped(phone.text, country) })}
            />
            <input
              {...ties}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              className={classes(field.input, styles.number)}
              value={phone.text}
              onChange={({ target }) =>
                setWritten(
                  afterTyping(phone, target.value, {
                    atEnd: target.selectionStart === target.value.length,
                  }),
                )
              }
              onBlur={() => setLeft(true)}
            />
          </span>
        )}
      </FieldFrame>
      <SelectField
        label={t('signInLanguage')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) changeLanguage(target.value)
        }}
      >
        {languages.map((name) => (
          <option key={name} value={name} lang={name}>
            {nameOfLanguage[name]}
          </option>
        ))}
      </SelectField>
      <ErrorAlert failure={failure} />
      <Button kind="solid" size="big" type="submit" wide disabled={!digits || waiting} busy={busy}>
        {t('signInSend')} {waiting ? <Wait until={notBefore} onEnd={endWaiting} /> : null}
      </Button>
      {notBefore > 0 && digits ? (
        <Button kind="quiet" size="small" onClick={() => onHaveCode(digits)}>
          {t('signInHaveCode')}
        </Button>
      ) : null}
    </form>
  )
}

const problemOf = ({ text }: TypedPhone) =>
  hasDigits(text) ? 'signInPhoneInvalid' : 'signInPhoneRequired'
