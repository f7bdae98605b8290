import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { Language } from '../words/language.ts'

const mostPatrons: readonly CountryCode[] = ['US', 'CA', 'IL', 'GB', 'FR']

export type Country = { code: CountryCode; name: string; callingCode: string }

/** The ones most patrons come from (spec, patron 2), then the rest by name in her language. */
export function countriesIn(
  language: Language,
  preferred: readonly CountryCode[] = mostPatrons,
): { first: Country[]; rest: Country[] } {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countryOf = (code: CountryCode): Country => ({
    code,
    name: names.of(code) ?? code,
    callingCode: callingCodeOf(code),
  })
  const rest = getCountries()
    .filter((code) => !preferred.includes(code))
    .map(countryOf)
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return { first: preferred.map(countryOf), rest }
}

export const callingCodeOf = (code: CountryCode) => `+${getCountryCallingCode(code)}`
