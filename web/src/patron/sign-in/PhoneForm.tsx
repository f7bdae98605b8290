import { countryOf } from '@mikvah/rules/settings/read.ts'
import { isLanguage, languages } from '@mikvah/rules/words/language.ts'
import type { CountryCode } from 'libphonenumber-js/core'
import { useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { PhoneField } from '../../phone/PhoneField.tsx'
import { digitsToSend, hasDigits, isReadable, type TypedPhone } from '../../phone/phone.ts'
import { useTyped } from '../../talk/use-typed.ts'
import { nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { changeLanguage } from '../../words/words.ts'
import styles from './PhoneForm.module.css'
import { useWait } from './use-wait.ts'
import { Wait } from './Wait.tsx'

type Written = { text: string; country: CountryCode | null }

type Props = {
  onSend: (digits: string) => void
  /** Called when she has a code already: one was requested with her number, so she can't get another yet. */
  onHaveCode: (digits: string) => void
  /** When another code may be asked for, in epoch milliseconds of this device. */
  notBefore: number
  busy: boolean
  failure: unknown
}

export function PhoneForm({ onSend, onHaveCode, notBefore, busy, failure }: Props) {
  const { t, language } = useWords('sign-in')
  const home = countryOf(useSettings()).toUpperCase() as CountryCode
  const [written, setWritten] = useTyped<Written>('sign-in', { text: '', country: null })
  const [left, setLeft] = useState(false)
  const phone: TypedPhone = { ...written, country: written.country ?? home }
  const digits = digitsToSend(phone)
  const [waiting, endWaiting] = useWait(notBefore)

  const send = () => {
    if (digits && !busy && !waiting) onSend(digits)
  }

  return (
    <Form className={styles.form} onSend={send}>
      <PhoneField
        label={t('signInPhone')}
        help={t('signInPhoneHelp')}
        error={left && !digits && isReadable(phone) ? t(problemOf(phone)) : null}
        autoComplete="tel-national"
        phone={phone}
        onChange={setWritten}
        onBlur={() => setLeft(true)}
      />
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
    </Form>
  )
}

const problemOf = ({ text }: TypedPhone) =>
  hasDigits(text) ? 'signInPhoneInvalid' : 'signInPhoneRequired'
