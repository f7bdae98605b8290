import type { Language } from '@mikvah/rules/words/language.ts'
import type { CountryCode } from 'libphonenumber-js/core'
import { useDeferredValue, useMemo } from 'react'
import { useWords } from '../words/use-words.ts'
import styles from './CountrySelect.module.css'
import { type Country, countriesIn } from './countries.ts'
import { callingCodeOf } from './numbering.ts'

type Props = {
  value: CountryCode
  onChange: (country: CountryCode) => void
  /** The countries that come first, when they differ from those of the sign-in. */
  preferred?: readonly CountryCode[]
}

/**
 * The choice of a country code. Closed, it shows “US +1”; open, it shows the names of all countries in the browser's
 * own list.
 */
export function CountrySelect({ value, onChange, preferred }: Props) {
  const { t, language } = useWords('sign-in')
  // On a phone the names of all countries take longer to render than the whole form, so they come after the form is
  // shown.
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
