import { afterShabbos } from './en/after-shabbos.ts'
import { attendant } from './en/attendant.ts'
import { auditActs } from './en/audit-acts.ts'
import { building } from './en/building.ts'
import { calendar } from './en/calendar.ts'
import { cards } from './en/cards.ts'
import { careers } from './en/careers.ts'
import { checkIn } from './en/check-in.ts'
import { confirmNumber } from './en/confirm-number.ts'
import { contact } from './en/contact.ts'
import { content } from './en/content.ts'
import { dailyList } from './en/daily-list.ts'
import { declines } from './en/declines.ts'
import { desk } from './en/desk.ts'
import { deskPages } from './en/desk-pages.ts'
import { deskReservation } from './en/desk-reservation.ts'
import { device } from './en/device.ts'
import { donate } from './en/donate.ts'
import { excludedAttendants } from './en/excluded-attendants.ts'
import { garage } from './en/garage.ts'
import { hardware } from './en/hardware.ts'
import { history } from './en/history.ts'
import { home } from './en/home.ts'
import { hours } from './en/hours.ts'
import { kallah } from './en/kallah.ts'
import { keylim } from './en/keylim.ts'
import { kiosk } from './en/kiosk.ts'
import { licensePlate } from './en/license-plate.ts'
import { licenses } from './en/licenses.ts'
import { membership } from './en/membership.ts'
import { mikvah } from './en/mikvah.ts'
import { morning } from './en/morning.ts'
import { moveIn } from './en/move-in.ts'
import { newsletter } from './en/newsletter.ts'
import { notices } from './en/notices.ts'
import { office } from './en/office.ts'
import { pages } from './en/pages.ts'
import { parts } from './en/parts.ts'
import { pay } from './en/pay.ts'
import { paymentMethods } from './en/payment-methods.ts'
import { practice } from './en/practice.ts'
import { prepare } from './en/prepare.ts'
import { profile } from './en/profile.ts'
import { receipt } from './en/receipt.ts'
import { refusals } from './en/refusals.ts'
import { reportColumns } from './en/report-columns.ts'
import { reports } from './en/reports.ts'
import { reserve } from './en/reserve.ts'
import { room } from './en/room.ts'
import { scheduleWhy } from './en/schedule-why.ts'
import { screens } from './en/screens.ts'
import { selfCheckIn } from './en/self-check-in.ts'
import { setUp } from './en/set-up.ts'
import { settings } from './en/settings.ts'
import { shabbosSheet } from './en/shabbos-sheet.ts'
import { shell } from './en/shell.ts'
import { signIn } from './en/sign-in.ts'
import { staffSignIn } from './en/staff-sign-in.ts'
import { supplies } from './en/supplies.ts'
import { terms } from './en/terms.ts'
import { textAreas } from './en/text-areas.ts'
import { till } from './en/till.ts'
import { users } from './en/users.ts'
import { visitSigns } from './en/visit-signs.ts'
import { waiting } from './en/waiting.ts'
import { watch } from './en/watch.ts'

/** Every area of the words, by the name of its file. */
export const english = {
  'after-shabbos': afterShabbos,
  attendant,
  'audit-acts': auditActs,
  building,
  calendar,
  cards,
  careers,
  'check-in': checkIn,
  contact,
  content,
  'daily-list': dailyList,
  declines,
  desk,
  'desk-pages': deskPages,
  'desk-reservation': deskReservation,
  device,
  donate,
  'excluded-attendants': excludedAttendants,
  garage,
  hardware,
  history,
  home,
  hours,
  kallah,
  keylim,
  kiosk,
  'confirm-number': confirmNumber,
  'license-plate': licensePlate,
  licenses,
  membership,
  mikvah,
  morning,
  'move-in': moveIn,
  newsletter,
  notices,
  pages,
  office,
  parts,
  pay,
  'payment-methods': paymentMethods,
  practice,
  prepare,
  profile,
  receipt,
  refusals,
  'report-columns': reportColumns,
  reports,
  reserve,
  room,
  'schedule-why': scheduleWhy,
  screens,
  'self-check-in': selfCheckIn,
  'set-up': setUp,
  settings,
  'shabbos-sheet': shabbosSheet,
  shell,
  'sign-in': signIn,
  'staff-sign-in': staffSignIn,
  supplies,
  terms,
  'text-areas': textAreas,
  till,
  users,
  'visit-signs': visitSigns,
  waiting,
  watch,
} as const
