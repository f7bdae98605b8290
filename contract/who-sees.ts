import type { Role } from '@mikvah/rules/people/roles.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import type { Reservation, Room } from './contract.ts'

/** Those who are told of visits that aren't their own, by what they are told. The first that fits an account is its. */
export const audiences = {
  desk: 'Reception',
  attendant: 'Attendant',
  mikvah: 'Mikvah',
  room: 'Room',
  kiosk: 'Kiosk',
  waiting: 'Waiting',
} as const satisfies Record<string, Role>
export type Audience = keyof typeof audiences

const names = Object.keys(audiences) as Audience[]

/** What an account is told as; null for a patron, who is told of her own visits alone. */
export const audienceOf = (roles: readonly Role[]): Audience | null =>
  names.find((name) => holds(roles, audiences[name])) ?? null

const desk = ['desk'] as const
const attendants = ['desk', 'attendant'] as const
const onTheFloor = ['desk', 'attendant', 'mikvah', 'room'] as const
const notAtTheWater = ['desk', 'attendant', 'room'] as const
const alsoKiosk = [...onTheFloor, 'kiosk'] as const

/**
 * Which field of a visit leaves the server for whom. One that stands in no line here doesn't compile, and one that a role
 * isn't named for never leaves in an answer or event of its screens.
 */
export const visitSeenBy: Readonly<Record<keyof Reservation, readonly Audience[]>> = {
  reservationId: alsoKiosk,
  reservationCode: alsoKiosk,
  reservationTime: alsoKiosk,
  reservationStatus: onTheFloor,
  statusSince: onTheFloor,
  room: onTheFloor,
  roomId: onTheFloor,
  roomType: onTheFloor,
  bath: onTheFloor,
  handicapped: onTheFloor,
  privateRoom: onTheFloor,
  chabadBor: onTheFloor,
  reservationDate: onTheFloor,
  scheduleDate: onTheFloor,
  expectedEndTime: onTheFloor,
  timeArrived: onTheFloor,
  arrivedOnTime: onTheFloor,
  timeCompleted: onTheFloor,
  hasExtraTime: onTheFloor,
  doubleSlot: onTheFloor,
  alternateLocation: onTheFloor,
  location: onTheFloor,
  kallah: onTheFloor,
  parking: notAtTheWater,
  salonManicure: notAtTheWater,
  salonPedicure: notAtTheWater,
  salonBoth: notAtTheWater,
  supplies: notAtTheWater,
  firstTime: attendants,
  userPreviousReservationKallah: attendants,
  userNotes: attendants,
  excludedAttendants: attendants,
  statusHistory: attendants,
  roomAssignedHistory: desk,
  roomIdPreassign: desk,
  // A kiosk is told of the one visit it looked up, and who stands before it waits to be called by it.
  cubicle: ['desk', 'kiosk'],
  waitingCode: ['desk', 'kiosk'],
  segula: desk,
  userId: desk,
  user: desk,
  textsOff: desk,
  notes: desk,
  reservationNotes: desk,
  reservationCreated: desk,
  advanceReservation: desk,
  useDiscountPrice: desk,
  member: desk,
  userMembership: desk,
  paid: desk,
  balance: ['desk', 'kiosk'],
  amountPaid: desk,
  donationAmount: desk,
  donationTotal: desk,
  tipAmount: desk,
  tipTotal: desk,
  discountAmount: desk,
  discountTotal: desk,
  merchTotal: desk,
  quoteLines: desk,
  merchandise: desk,
  payments: desk,
  replacingReservationId: desk,
  holdUntil: desk,
  paymentPending: desk,
  refund: desk,
  accessGrantedLogs: desk,
  createdByIp: desk,
  createdByUser: desk,
}

const inTheHouse = ['desk', 'attendant', 'room'] as const

/** The same of a room; what stands in it of her visit goes by the table above. Whom it is kept for is no word for its screen. */
export const roomSeenBy: Readonly<Record<keyof Room, readonly Audience[]>> = {
  id: inTheHouse,
  number: inTheHouse,
  location: inTheHouse,
  section: inTheHouse,
  bath: inTheHouse,
  handicapped: inTheHouse,
  privateRoom: inTheHouse,
  kallah: inTheHouse,
  active: inTheHouse,
  status: inTheHouse,
  statusSince: inTheHouse,
  light: inTheHouse,
  opens: attendants,
  language: inTheHouse,
  reservation: inTheHouse,
  preassigned: attendants,
  supplyRequests: inTheHouse,
}

type HistoryEntry = Reservation['statusHistory'][number]

/** Of the history: statuses and times for whoever has it, persons and addresses for the desk. */
export const historySeenBy: Readonly<Record<keyof HistoryEntry, readonly Audience[]>> = {
  previousReservationStatus: attendants,
  newReservationStatus: attendants,
  previousStatusChange: attendants,
  dateCreated: attendants,
  statusLastUpdatedByUser: desk,
  statusLastUpdatedByIp: desk,
  setByName: desk,
  attendant: desk,
  undoable: desk,
  undoes: desk,
  onPaper: desk,
  mark: desk,
  note: desk,
}

/** A record as this audience may see it: the fields it is named for, in the order of the record. */
export const seenBy = <T extends object>(
  audience: Audience,
  table: Readonly<Record<string, readonly Audience[]>>,
  record: T,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(record).filter(([field]) => table[field]?.includes(audience)),
  ) as Partial<T>

/** A visit as this audience may see it. */
export function visitFor(audience: Audience, visit: Partial<Reservation>): Partial<Reservation> {
  const seen = seenBy(audience, visitSeenBy, visit)
  if (!seen.statusHistory) return seen
  const statusHistory = seen.statusHistory.map(
    (entry) => seenBy(audience, historySeenBy, entry) as HistoryEntry,
  )
  return { ...seen, statusHistory }
}

const unseen = { opens: [], preassigned: null }

/** A room as this audience may see it, the visit in it too. */
export function roomFor(audience: Audience, room: Room): Room {
  const { reservation } = room
  const { reservationId = '', since = '' } = reservation ?? {}
  return {
    ...room,
    ...unseen,
    ...seenBy(audience, roomSeenBy, room),
    reservation: reservation && {
      ...visitFor(audience, reservation as Partial<Reservation>),
      reservationId,
      since,
    },
  }
}
