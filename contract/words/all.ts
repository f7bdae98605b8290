import { calendar as enCalendar } from './en/calendar.ts'
import { notices as enNotices } from './en/notices.ts'
import { refusals as enRefusals } from './en/refusals.ts'
import { settings as enSettings } from './en/settings.ts'
import { calendar as heCalendar } from './he/calendar.ts'
import { notices as heNotices } from './he/notices.ts'
import { refusals as heRefusals } from './he/refusals.ts'
import { settings as heSettings } from './he/settings.ts'

type Words = Readonly<Record<string, string>>

/** Every text of the product by language and key, for the server. The web loads one area at a time. */
export const words: { readonly en: Words; readonly he: Words } = {
  en: { ...enCalendar, ...enNotices, ...enRefusals, ...enSettings },
  he: { ...heCalendar, ...heNotices, ...heRefusals, ...heSettings },
}
