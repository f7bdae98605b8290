import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'
import { Refused } from '../http/refused.ts'

/** The digits of a valid number with its country code and no plus. A number without one is the facility's country's. */
export function phoneOf(given: string, countryCode: string): string {
  const digits = given.replace(/\D/g, '')
  if (!digits)
    throw new Refused('phone-required', { errors: [{ path: 'phone', message: 'Required.' }] })
  const country = countryCode.toUpperCase() as CountryCode
  const number = [parsePhoneNumber(`+${digits}`), parsePhoneNumber(digits, country)].find((n) =>
    n?.isValid(),
  )
  if (!number)
    throw new Refused('invalid-phone', {
      errors: [{ path: 'phone', message: 'Not a valid phone number.' }],
    })
  return number.number.slice(1)
}
