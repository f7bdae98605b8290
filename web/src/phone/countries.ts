import type { Language } from '@mikvah/rules/words/language.ts'
import type { CountryCode } from 'libphonenumber-js/core'
import { callingCodeOf, countryCodes } from './numbering.ts'

const mostPatrons: readonly CountryCode[] = ['US', 'CA', 'IL', 'GB', 'FR']

export type Country = { code: CountryCode; name: string; callingCode: string }

/**
 * The countries in two lists: first those `preferred`, else those most patrons come from (requirements P2), then the
 * rest by name in the language of the page.
 */
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
  const rest = countryCodes
    .filter((code) => !preferred.includes(code))
    .map(countryOf)
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return { first: preferred.map(countryOf), rest }
}
