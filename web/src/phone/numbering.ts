import type { CountryCode, MetadataJson } from 'libphonenumber-js/core'
import callingCodes from './calling-codes.json'
import firstCountries from './first-countries.json'

/** The ones most patrons come from (spec, patron 2). */
export const mostPatrons: readonly CountryCode[] = ['US', 'CA', 'IL', 'GB', 'FR']

/** How numbers are written: at first in the countries most patrons come from and in those that share their codes. */
let known = firstCountries as unknown as MetadataJson

export const numbering = () => known

export const countryCodes = Object.keys(callingCodes) as CountryCode[]

export const callingCodeOf = (code: CountryCode) =>
  `+${callingCodes[code as keyof typeof callingCodes]}`

/** Whether a text can be read as a number of that country, and of the one that a plus names, without learning more. */
export const canRead = (text: string, country: CountryCode) =>
  Object.hasOwn(known.countries, country) && (!text.trim().startsWith('+') || knowsAll())

const knowsAll = () => countryCodes.every((code) => Object.hasOwn(known.countries, code))

let learning: Promise<void> | null = null

/** Brings what is known of all countries. What was lost on the way is asked for again by the next who wants it. */
export function learnAll(): Promise<void> {
  learning ??= import('libphonenumber-js/min/metadata').then(
    (all) => {
      known = all.default
    },
    (cause) => {
      learning = null
      throw cause
    },
  )
  return learning
}
