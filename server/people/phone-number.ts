import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'
import { Refused } from '../request/refused.ts'

/**
 * A number with the marks that part its groups. An extension, a second number or a fraction of a spreadsheet adds
 * digits, with which it would be a valid number of somebody abroad.
 */
const writtenAsPhone = /^\+?(?!\d{7,}\.)[\d\s()./\p{Pd}]+$/u

/**
 * Without marks of direction, the apostrophe that marks a text in a spreadsheet, and the .0 that it ends a number with.
 */
const plainOf = (given: string): string =>
  given
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^'/, '')
    .replace(/^(\d+)\.0+$/, '$1')

/** The digits of a valid number, as `phoneIn` reads it; refuses any other text. */
export function phoneOf(given: string, countryCode: string): string {
  const phone = phoneIn(given, countryCode)
  if (phone !== null) return phone
  throw /\d/.test(plainOf(given))
    ? refused('invalid-phone', 'Not a valid phone number.')
    : refused('phone-required', 'Required.')
}

/**
 * The digits of a valid number, with country code and without a plus; null for any other text. Clients strip everything
 * but digits, so ten digits may mean two numbers: the facility's own country is tried first, unless a plus says
 * otherwise.
 */
export function phoneIn(given: string, countryCode: string): string | null {
  const text = plainOf(given)
  if (!writtenAsPhone.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const country = countryCode.toUpperCase() as CountryCode
  const abroad = parsePhoneNumber(`+${digits}`)
  const readings = text.startsWith('+') ? [abroad] : [parsePhoneNumber(digits, country), abroad]
  const number = readings.find((reading) => reading?.isValid())
  return number ? number.number.slice(1) : null
}

/** Refuses numbers of countries that the facility sends no messages to; a blank list allows all. */
export function refuseCountry(phone: string, callingCodes: string | null): void {
  if (callingCodes === null) return
  const code = parsePhoneNumber(`+${phone}`)?.countryCallingCode
  if (!code || !callingCodes.split(',').includes(code)) {
    throw refused('country-not-served', 'Not a country we send messages to.')
  }
}

const refused = (
  code: 'phone-required' | 'invalid-phone' | 'country-not-served',
  message: string,
) => new Refused(code, { errors: [{ path: 'phone', message }] })
