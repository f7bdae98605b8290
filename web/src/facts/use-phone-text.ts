import { phoneText } from '@mikvah/rules/people/phone.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { useSettings } from './use-settings.ts'

/** Writes a phone as the facility's country does. */
export function usePhoneText(): (phone: string) => string {
  const country = textOf(useSettings(), 'countryCode') ?? undefined
  return (phone) => phoneText(phone, country)
}
