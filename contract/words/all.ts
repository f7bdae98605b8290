import { calendar as enCalendar } from './en/calendar.ts'
import { home as enHome } from './en/home.ts'
import { hours as enHours } from './en/hours.ts'
import { notices as enNotices } from './en/notices.ts'
import { parts as enParts } from './en/parts.ts'
import { practice as enPractice } from './en/practice.ts'
import { refusals as enRefusals } from './en/refusals.ts'
import { settings as enSettings } from './en/settings.ts'
import { shell as enShell } from './en/shell.ts'
import { calendar as heCalendar } from './he/calendar.ts'
import { home as heHome } from './he/home.ts'
import { hours as heHours } from './he/hours.ts'
import { notices as heNotices } from './he/notices.ts'
import { parts as heParts } from './he/parts.ts'
import { practice as hePractice } from './he/practice.ts'
import { refusals as heRefusals } from './he/refusals.ts'
import { settings as heSettings } from './he/settings.ts'
import { shell as heShell } from './he/shell.ts'

type Words = Readonly<Record<string, string>>

/** Every text of the product by language and key, for the server. The web loads one area at a time. */
export const words: { readonly en: Words; readonly he: Words } = {
  en: {
    ...enCalendar,
    ...enHome,
    ...enHours,
    ...enNotices,
    ...enParts,
    ...enPractice,
    ...enRefusals,
    ...enSettings,
    ...enShell,
  },
  he: {
    ...heCalendar,
    ...heHome,
    ...heHours,
    ...heNotices,
    ...heParts,
    ...hePractice,
    ...heRefusals,
    ...heSettings,
    ...heShell,
  },
}
