import { attendant } from './en/attendant.ts'
import { calendar } from './en/calendar.ts'
import { cards } from './en/cards.ts'
import { careers } from './en/careers.ts'
import { checkIn } from './en/check-in.ts'
import { contact } from './en/contact.ts'
import { dailyList } from './en/daily-list.ts'
import { declines } from './en/declines.ts'
import { desk } from './en/desk.ts'
import { deskPages } from './en/desk-pages.ts'
import { deskReservation } from './en/desk-reservation.ts'
import { device } from './en/device.ts'
import { donate } from './en/donate.ts'
import { excludedAttendants } from './en/excluded-attendants.ts'
import { history } from './en/history.ts'
import { home } from './en/home.ts'
import { hours } from './en/hours.ts'
import { kallah } from './en/kallah.ts'
import { keylim } from './en/keylim.ts'
import { kiosk } from './en/kiosk.ts'
import { membership } from './en/membership.ts'
import { mikvah } from './en/mikvah.ts'
import { newsletter } from './en/newsletter.ts'
import { notices } from './en/notices.ts'
import { pages } from './en/pages.ts'
import { parts } from './en/parts.ts'
import { pay } from './en/pay.ts'
import { paymentMethods } from './en/payment-methods.ts'
import { practice } from './en/practice.ts'
import { prepare } from './en/prepare.ts'
import { profile } from './en/profile.ts'
import { receipt } from './en/receipt.ts'
import { refusals } from './en/refusals.ts'
import { reserve } from './en/reserve.ts'
import { room } from './en/room.ts'
import { settings } from './en/settings.ts'
import { shabbosSheet } from './en/shabbos-sheet.ts'
import { shell } from './en/shell.ts'
import { signIn } from './en/sign-in.ts'
import { staffSignIn } from './en/staff-sign-in.ts'
import { supplies } from './en/supplies.ts'
import { terms } from './en/terms.ts'
import { till } from './en/till.ts'
import { visitSigns } from './en/visit-signs.ts'
import { waiting } from './en/waiting.ts'

/** Every area of the words, by the name of its file. */
export const english = {
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
} as const
