import type { CountryCode } from 'libphonenumber-js/min'
import { useDeferredValue, useMemo } from 'react'
import type { Language } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import styles from './CountrySelect.module.css'
import { type Country, callingCodeOf, countriesIn } from './countries.ts'

type Props = {
  value: CountryCode
  onChange: (country: CountryCode) => void
  /** The ones that come first, when they aren't those of the sign-in. */
  preferred?: readonly CountryCode[]
}

/** Shut it shows “US +1”; open, the names of all countries, in the browser's own list. */
export function CountrySelect({ value, onChange, preferred }: Props) {
  const { t, language } = useWords('sign-in')
  // The names of all countries take a phone longer than the whole form: they come once it stands.
  const named = useDeferredValue<Language | null>(language, null)
  return (
    <span className={styles.country}>
      <span aria-hidden="true" className={styles.shut}>
        {value} {callingCodeOf(value)}
      </span>
      <select
        aria-label={t('signInCountry')}
        autoComplete="tel-country-code"
        value={value}
        onChange={(event) => onChange(event.target.value as CountryCode)}
      >
        {named ? (
          <Countries language={named} preferred={preferred} />
        ) : (
          option({ code: value, name: value, callingCode: callingCodeOf(value) })
        )}
      </select>
    </span>
  )
}

type Listed = { language: Language; preferred: Props['preferred'] }

function Countries({ language, preferred }: Listed) {
  const { first, rest } = useMemo(() => countriesIn(language, preferred), [language, preferred])
  return (
    <>
      {first.map(option)}
      <hr />
      {rest.map(option)}
    </>
  )
}

const option = ({ code, name, callingCode }: Country) => (
  <option key={code} value={code}>
    {name} ({callingCode})
  </option>
)
