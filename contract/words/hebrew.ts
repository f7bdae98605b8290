import type { english } from './english.ts'
import { afterShabbos } from './he/after-shabbos.ts'
import { attendant } from './he/attendant.ts'
import { auditActs } from './he/audit-acts.ts'
import { building } from './he/building.ts'
import { calendar } from './he/calendar.ts'
import { cards } from './he/cards.ts'
import { careers } from './he/careers.ts'
import { checkIn } from './he/check-in.ts'
import { confirmNumber } from './he/confirm-number.ts'
import { contact } from './he/contact.ts'
import { content } from './he/content.ts'
import { dailyList } from './he/daily-list.ts'
import { declines } from './he/declines.ts'
import { desk } from './he/desk.ts'
import { deskPages } from './he/desk-pages.ts'
import { deskReservation } from './he/desk-reservation.ts'
import { device } from './he/device.ts'
import { donate } from './he/donate.ts'
import { excludedAttendants } from './he/excluded-attendants.ts'
import { garage } from './he/garage.ts'
import { hardware } from './he/hardware.ts'
import { history } from './he/history.ts'
import { home } from './he/home.ts'
import { hours } from './he/hours.ts'
import { kallah } from './he/kallah.ts'
import { keylim } from './he/keylim.ts'
import { kiosk } from './he/kiosk.ts'
import { licensePlate } from './he/license-plate.ts'
import { licenses } from './he/licenses.ts'
import { membership } from './he/membership.ts'
import { mikvah } from './he/mikvah.ts'
import { morning } from './he/morning.ts'
import { moveIn } from './he/move-in.ts'
import { newsletter } from './he/newsletter.ts'
import { notices } from './he/notices.ts'
import { office } from './he/office.ts'
import { pages } from './he/pages.ts'
import { parts } from './he/parts.ts'
import { pay } from './he/pay.ts'
import { paymentMethods } from './he/payment-methods.ts'
import { practice } from './he/practice.ts'
import { prepare } from './he/prepare.ts'
import { profile } from './he/profile.ts'
import { receipt } from './he/receipt.ts'
import { refusals } from './he/refusals.ts'
import { reportColumns } from './he/report-columns.ts'
import { reports } from './he/reports.ts'
import { reserve } from './he/reserve.ts'
import { room } from './he/room.ts'
import { scheduleWhy } from './he/schedule-why.ts'
import { screens } from './he/screens.ts'
import { selfCheckIn } from './he/self-check-in.ts'
import { setUp } from './he/set-up.ts'
import { settings } from './he/settings.ts'
import { shabbosSheet } from './he/shabbos-sheet.ts'
import { shell } from './he/shell.ts'
import { signIn } from './he/sign-in.ts'
import { staffSignIn } from './he/staff-sign-in.ts'
import { supplies } from './he/supplies.ts'
import { terms } from './he/terms.ts'
import { textAreas } from './he/text-areas.ts'
import { till } from './he/till.ts'
import { users } from './he/users.ts'
import { visitSigns } from './he/visit-signs.ts'
import { waiting } from './he/waiting.ts'
import { watch } from './he/watch.ts'

type English = typeof english

/**
 * The Hebrew translation (i18n), with the same areas and keys as the English words: a missing translation doesn't
 * compile.
 */
export const hebrew = {
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
} as const satisfies { [Area in keyof English]: Record<keyof English[Area], string> }
