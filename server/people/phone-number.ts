import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'
import { Refused } from '../request/refused.ts'

/**
 * The digits of a valid number, with country code and without a plus. Clients strip everything but digits, so ten
 * digits may mean two numbers: the facility's own country is tried first, unless a plus says otherwise.
 */
export function phoneOf(given: string, countryCode: string): string {
  const digits = given.replace(/\D/g, '')
  if (!digits) throw refused('phone-required', 'Required.')
  const country = countryCode.toUpperCase() as CountryCode
  const abroad = parsePhoneNumber(`+${digits}`)
  const readings = given.trim().startsWith('+')
    ? [abroad]
    : [parsePhoneNumber(digits, country), abroad]
  const number = readings.find((reading) => reading?.isValid())
  if (!number) throw refused('invalid-phone', 'Not a valid phone number.')
  return number.number.slice(1)
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
