import { calendar as enCalendar } from './en/calendar.ts'
import { cards as enCards } from './en/cards.ts'
import { home as enHome } from './en/home.ts'
import { hours as enHours } from './en/hours.ts'
import { kallah as enKallah } from './en/kallah.ts'
import { notices as enNotices } from './en/notices.ts'
import { parts as enParts } from './en/parts.ts'
import { pay as enPay } from './en/pay.ts'
import { prepare as enPrepare } from './en/prepare.ts'
import { refusals as enRefusals } from './en/refusals.ts'
import { reserve as enReserve } from './en/reserve.ts'
import { settings as enSettings } from './en/settings.ts'
import { shell as enShell } from './en/shell.ts'
import { signIn as enSignIn } from './en/sign-in.ts'
import { calendar as heCalendar } from './he/calendar.ts'
import { cards as heCards } from './he/cards.ts'
import { home as heHome } from './he/home.ts'
import { hours as heHours } from './he/hours.ts'
import { kallah as heKallah } from './he/kallah.ts'
import { notices as heNotices } from './he/notices.ts'
import { parts as heParts } from './he/parts.ts'
import { pay as hePay } from './he/pay.ts'
import { prepare as hePrepare } from './he/prepare.ts'
import { refusals as heRefusals } from './he/refusals.ts'
import { reserve as heReserve } from './he/reserve.ts'
import { settings as heSettings } from './he/settings.ts'
import { shell as heShell } from './he/shell.ts'
import { signIn as heSignIn } from './he/sign-in.ts'

type Words = Readonly<Record<string, string>>

/** Every text of the product by language and key, for the server. The web loads one area at a time. */
export const words: { readonly en: Words; readonly he: Words } = {
  en: {
    ...enPrepare,
    ...enPay,
    ...enKallah,
    ...enCards,
    ...enCalendar,
    ...enHome,
    ...enHours,
    ...enNotices,
    ...enParts,
    ...enRefusals,
    ...enReserve,
    ...enSettings,
    ...enShell,
    ...enSignIn,
  },
  he: {
    ...hePrepare,
    ...hePay,
    ...heKallah,
    ...heCards,
    ...heCalendar,
    ...heHome,
    ...heHours,
    ...heNotices,
    ...heParts,
    ...heRefusals,
    ...heReserve,
    ...heSettings,
    ...heShell,
    ...heSignIn,
  },
}
