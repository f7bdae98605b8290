import { phoneText } from '@mikvah/rules/people/phone.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { useSettings } from './use-settings.ts'

/** Writes a phone as the facility's country does, and nothing for hers who gave none. */
export function usePhoneText(): (phone: string | null) => string {
  const country = textOf(useSettings(), 'countryCode') ?? undefined
  return (phone) => (phone ? phoneText(phone, country) : '')
}
