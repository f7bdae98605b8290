import type { Contract, Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import { noFlags } from '@mikvah/rules/reservation/visit-flags.ts'

/** An ordinary night, as the schedule tells it. */
export const night: ScheduleDayView = {
  date: '2026-11-24',
  closed: false,
  closedReason: null,
  kind: 'weekday',
  shabbosMode: false,
  zmanTevillah: '2026-11-24T17:16:00-05:00',
  openTime: '2026-11-24T19:00:00-05:00',
  lastEntryTime: '2026-11-24T22:30:00-05:00',
  cutOff: '2026-11-24T17:00:00-05:00',
  checkinFrom: null,
  surchargeFrom: null,
  candleLighting: null,
  quiet: null,
  hebrewNote: null,
  hebrewNoteCodes: [],
  hebrewDay: 14,
  hebrewMonth: 'Kislev',
  hebrewYear: 5787,
  hebrewNight: { day: 15, month: 'Kislev', year: 5787 },
  hebrewDateText: '14 Kislev 5787',
  overridden: [],
}
/**
 * The night of `night` under another date of November 2026, its `day` from 10 on; its hours stay those of the 24th
 * unless `changes` has others.
 */
export const evening = (day: number, changes: Partial<ScheduleDayView> = {}) => ({
  ...night,
  date: `2026-11-${day}`,
  ...changes,
})

/** A payment by card for `visit`. */
export const payment: Reservation['payments'][number] = {
  paymentId: 'p1',
  reservationId: 'r1',
  method: 'CreditCard',
  status: 'Approved',
  amount: 35,
  reference: null,
  note: null,
  tipNote: null,
  error: null,
  transactionID: null,
  refundOf: null,
  dateCreated: '2026-11-24T14:00:00-05:00',
}

/** A shower with parking, at eight, that she has reserved for the night of `night` and not paid. */
export const visit: Reservation = {
  reservationId: 'r1',
  userId: 'u1',
  reservationDate: night.date,
  scheduleDate: night.date,
  reservationTime: '2026-11-24T20:00:00-05:00',
  expectedEndTime: '2026-11-24T20:30:00-05:00',
  reservationStatus: 'Reserved',
  reservationCode: '4821',
  waitingCode: null,
  timeArrived: null,
  arrivedOnTime: null,
  timeCompleted: null,
  notes: null,
  statusHistory: [],
  roomAssignedHistory: [],
  reservationCreated: '2026-11-24T14:00:00-05:00',
  advanceReservation: true,
  roomType: 'shower',
  ...noFlags,
  parking: true,
  salonPedicure: false,
  hasExtraTime: false,
  useDiscountPrice: false,
  member: false,
  firstTime: false,
  alternateLocation: false,
  location: { id: 'main', name: 'Main building', nameHe: 'הבניין הראשי' },
  paid: false,
  balance: 35,
  amountPaid: 0,
  donationAmount: 0,
  donationTotal: 0,
  tipAmount: 0,
  tipTotal: 0,
  discountAmount: 0,
  discountTotal: 0,
  merchTotal: 0,
  quoteLines: [],
  merchandise: [],
  payments: [],
  supplies: [],
  userNotes: null,
  reservationNotes: null,
  replacingReservationId: null,
  holdUntil: null,
  paymentPending: false,
  refund: null,
  afterCancel: [],
  room: null,
  userMembership: null,
  user: null,
}

/** A room with a bath that is ready, in a section that has an attendant tonight. */
export const room: Contract['rooms']['answer'][number] = {
  id: 7,
  number: '7',
  location: visit.location,
  section: {
    ...{ id: 'b', name: 'Section B', nameHe: 'אגף ב' },
    attendant: { id: 'rivka', name: 'Rivka S.', nameHe: 'רבקה ס׳' },
  },
  bath: true,
  handicapped: false,
  privateRoom: false,
  kallah: false,
  active: true,
  status: 'Ready',
  statusSince: '2026-11-24T18:30:00-05:00',
  light: false,
  opens: ['dry', 'wet'],
  language: 'en',
  reservation: null,
  preassigned: null,
  supplyRequests: [],
}

/** The board of an evening with nobody on it. */
export const emptyBoard = {
  upcoming: [],
  waiting: [],
  here: [],
  ready: [],
  completed: [],
  canceled: [],
  leftover: [],
}
