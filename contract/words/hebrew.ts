import type { english } from './english.ts'
import { attendant } from './he/attendant.ts'
import { calendar } from './he/calendar.ts'
import { cards } from './he/cards.ts'
import { careers } from './he/careers.ts'
import { checkIn } from './he/check-in.ts'
import { contact } from './he/contact.ts'
import { dailyList } from './he/daily-list.ts'
import { declines } from './he/declines.ts'
import { desk } from './he/desk.ts'
import { deskPages } from './he/desk-pages.ts'
import { deskReservation } from './he/desk-reservation.ts'
import { device } from './he/device.ts'
import { donate } from './he/donate.ts'
import { excludedAttendants } from './he/excluded-attendants.ts'
import { history } from './he/history.ts'
import { home } from './he/home.ts'
import { hours } from './he/hours.ts'
import { kallah } from './he/kallah.ts'
import { keylim } from './he/keylim.ts'
import { kiosk } from './he/kiosk.ts'
import { membership } from './he/membership.ts'
import { mikvah } from './he/mikvah.ts'
import { newsletter } from './he/newsletter.ts'
import { notices } from './he/notices.ts'
import { pages } from './he/pages.ts'
import { parts } from './he/parts.ts'
import { pay } from './he/pay.ts'
import { paymentMethods } from './he/payment-methods.ts'
import { practice } from './he/practice.ts'
import { prepare } from './he/prepare.ts'
import { profile } from './he/profile.ts'
import { receipt } from './he/receipt.ts'
import { refusals } from './he/refusals.ts'
import { reserve } from './he/reserve.ts'
import { room } from './he/room.ts'
import { settings } from './he/settings.ts'
import { shabbosSheet } from './he/shabbos-sheet.ts'
import { shell } from './he/shell.ts'
import { signIn } from './he/sign-in.ts'
import { staffSignIn } from './he/staff-sign-in.ts'
import { supplies } from './he/supplies.ts'
import { terms } from './he/terms.ts'
import { till } from './he/till.ts'
import { visitSigns } from './he/visit-signs.ts'
import { waiting } from './he/waiting.ts'

type English = typeof english

/** The same areas with the same keys. */
export const hebrew = {
  attendant,
  calendar,
  cards,
  careers,
  'check-in': checkIn,
  contact,
  'daily-list': dailyList,
  declines,
  desk,
  'desk-pages': deskPages,
  'desk-reservation': deskReservation,
  device,
  donate,
  'excluded-attendants': excludedAttendants,
  history,
  home,
  hours,
  kallah,
  keylim,
  kiosk,
  membership,
  mikvah,
  newsletter,
  notices,
  pages,
  parts,
  pay,
  'payment-methods': paymentMethods,
  practice,
  prepare,
  profile,
  receipt,
  refusals,
  reserve,
  room,
  settings,
  'shabbos-sheet': shabbosSheet,
  shell,
  'sign-in': signIn,
  'staff-sign-in': staffSignIn,
  supplies,
  terms,
  till,
  'visit-signs': visitSigns,
  waiting,
} as const satisfies { [Area in keyof English]: Record<keyof English[Area], string> }
