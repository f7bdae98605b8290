import { calendar as enCalendar } from './en/calendar.ts'
import { cards as enCards } from './en/cards.ts'
import { careers as enCareers } from './en/careers.ts'
import { contact as enContact } from './en/contact.ts'
import { declines as enDeclines } from './en/declines.ts'
import { donate as enDonate } from './en/donate.ts'
import { history as enHistory } from './en/history.ts'
import { home as enHome } from './en/home.ts'
import { hours as enHours } from './en/hours.ts'
import { kallah as enKallah } from './en/kallah.ts'
import { keylim as enKeylim } from './en/keylim.ts'
import { membership as enMembership } from './en/membership.ts'
import { newsletter as enNewsletter } from './en/newsletter.ts'
import { notices as enNotices } from './en/notices.ts'
import { pages as enPages } from './en/pages.ts'
import { parts as enParts } from './en/parts.ts'
import { pay as enPay } from './en/pay.ts'
import { paymentMethods as enPaymentMethods } from './en/payment-methods.ts'
import { practice as enPractice } from './en/practice.ts'
import { prepare as enPrepare } from './en/prepare.ts'
import { profile as enProfile } from './en/profile.ts'
import { refusals as enRefusals } from './en/refusals.ts'
import { reserve as enReserve } from './en/reserve.ts'
import { settings as enSettings } from './en/settings.ts'
import { shell as enShell } from './en/shell.ts'
import { signIn as enSignIn } from './en/sign-in.ts'
import { staffSignIn as enStaffSignIn } from './en/staff-sign-in.ts'
import { terms as enTerms } from './en/terms.ts'
import { calendar as heCalendar } from './he/calendar.ts'
import { cards as heCards } from './he/cards.ts'
import { careers as heCareers } from './he/careers.ts'
import { contact as heContact } from './he/contact.ts'
import { declines as heDeclines } from './he/declines.ts'
import { donate as heDonate } from './he/donate.ts'
import { history as heHistory } from './he/history.ts'
import { home as heHome } from './he/home.ts'
import { hours as heHours } from './he/hours.ts'
import { kallah as heKallah } from './he/kallah.ts'
import { keylim as heKeylim } from './he/keylim.ts'
import { membership as heMembership } from './he/membership.ts'
import { newsletter as heNewsletter } from './he/newsletter.ts'
import { notices as heNotices } from './he/notices.ts'
import { pages as hePages } from './he/pages.ts'
import { parts as heParts } from './he/parts.ts'
import { pay as hePay } from './he/pay.ts'
import { paymentMethods as hePaymentMethods } from './he/payment-methods.ts'
import { practice as hePractice } from './he/practice.ts'
import { prepare as hePrepare } from './he/prepare.ts'
import { profile as heProfile } from './he/profile.ts'
import { refusals as heRefusals } from './he/refusals.ts'
import { reserve as heReserve } from './he/reserve.ts'
import { settings as heSettings } from './he/settings.ts'
import { shell as heShell } from './he/shell.ts'
import { signIn as heSignIn } from './he/sign-in.ts'
import { staffSignIn as heStaffSignIn } from './he/staff-sign-in.ts'
import { terms as heTerms } from './he/terms.ts'

type Words = Readonly<Record<string, string>>

/** Every text of the product by language and key, for the server. The web loads one area at a time. */
export const words: { readonly en: Words; readonly he: Words } = {
  en: {
    ...enCalendar,
    ...enCards,
    ...enCareers,
    ...enContact,
    ...enDeclines,
    ...enDonate,
    ...enHistory,
    ...enHome,
    ...enHours,
    ...enKallah,
    ...enKeylim,
    ...enMembership,
    ...enNewsletter,
    ...enNotices,
    ...enPages,
    ...enParts,
    ...enPay,
    ...enPaymentMethods,
    ...enPractice,
    ...enPrepare,
    ...enProfile,
    ...enRefusals,
    ...enReserve,
    ...enSettings,
    ...enShell,
    ...enSignIn,
    ...enStaffSignIn,
    ...enTerms,
  },
  he: {
    ...heCalendar,
    ...heCards,
    ...heCareers,
    ...heContact,
    ...heDeclines,
    ...heDonate,
    ...heHistory,
    ...heHome,
    ...heHours,
    ...heKallah,
    ...heKeylim,
    ...heMembership,
    ...heNewsletter,
    ...heNotices,
    ...hePages,
    ...heParts,
    ...hePay,
    ...hePaymentMethods,
    ...hePractice,
    ...hePrepare,
    ...heProfile,
    ...heRefusals,
    ...heReserve,
    ...heSettings,
    ...heShell,
    ...heSignIn,
    ...heStaffSignIn,
    ...heTerms,
  },
}
