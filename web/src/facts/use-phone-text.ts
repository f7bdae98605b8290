import { phoneText } from '@mikvah/rules/people/phone.ts'
import { countryOf } from '@mikvah/rules/settings/read.ts'
import { useSettings } from './use-settings.ts'

/** Gives the function that writes a phone as is usual in the facility's country; blank for a patron without one. */
export function usePhoneText(): (phone: string | null) => string {
  const country = countryOf(useSettings())
  return (phone) => (phone ? phoneText(phone, country) : '')
}
