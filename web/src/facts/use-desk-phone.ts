import { textOf } from '@mikvah/rules/settings/read.ts'
import { telOf } from '../parts/ways-out.ts'
import { usePatronSettings } from './use-patron-settings.ts'
import { usePhoneText } from './use-phone-text.ts'
import { useSettings } from './use-settings.ts'

export type DeskNumber = { href: string; text: string; extension: string | null }

/**
 * The desk's number: `href` dials it with its extension, `text` is for reading. Null where none is set. `extension` is
 * Reception's, which only those who are signed in are told.
 */
export function useDeskPhone(): DeskNumber | null {
  const everyones = useSettings()
  const settings = usePatronSettings().values ?? everyones
  const phoneText = usePhoneText()
  const phone = textOf(settings, 'phoneNumber')
  if (!phone) return null
  const extension = textOf(settings, 'receptionExtension')
  return { href: telOf(phone, extension), text: phoneText(phone), extension }
}
