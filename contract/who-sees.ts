import type { Role } from '@mikvah/rules/people/roles.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import type { Reservation, Room } from './contract.ts'

/** Groups of accounts that see other people's visits. An account belongs to the first that fits it. */
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

/** The audience that an account belongs to; null for one that sees no visits of others, as a patron's. */
export const audienceOf = (roles: readonly Role[]): Audience | null =>
  names.find((name) => holds(roles, audiences[name])) ?? null

const desk = ['desk'] as const
const attendants = ['desk', 'attendant'] as const
const onTheFloor = ['desk', 'attendant', 'mikvah', 'room'] as const
const notAtTheWater = ['desk', 'attendant', 'room'] as const
const alsoKiosk = [...onTheFloor, 'kiosk'] as const

/**
 * Which audience gets which field of a visit. A field without a line here doesn't compile, and one that an audience
 * isn't named for is in no visit that it is answered or sent; the waiting area is sent `codeView` alone.
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
  attendantNote: attendants,
  excludedAttendants: attendants,
  statusHistory: attendants,
  roomAssignedHistory: desk,
  roomIdPreassign: desk,
  // A kiosk sees the one visit it looked up, and the code she will be called by.
  cubicle: ['desk', 'kiosk'],
  waitingCode: ['desk', 'kiosk'],
  segula: desk,
  userId: desk,
  user: desk,
  textsOff: desk,
  lateTexted: desk,
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
  replacedHasBegun: desk,
  holdUntil: desk,
  paymentPending: desk,
  refund: desk,
  refundMissed: desk,
  holdEnded: desk,
  afterCancel: desk,
  accessGrantedLogs: desk,
  createdByIp: desk,
  createdByUser: desk,
}

const inTheHouse = ['desk', 'attendant', 'room'] as const

/**
 * Which audience gets which field of a room; for the visit in it `visitSeenBy` holds. Whom a room is preassigned to
 * isn't shown on its screen.
 */
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

/**
 * Which audience gets which field of the history: statuses and times the desk and the attendants, all else the desk
 * alone.
 */
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

/** A visit as this audience may see it, its history too: the other fields are left out. */
export function visitFor(audience: Audience, visit: Partial<Reservation>): Partial<Reservation> {
  const seen = seenBy(audience, visitSeenBy, visit)
  if (!seen.statusHistory) return seen
  const statusHistory = seen.statusHistory.map(
    (entry) => seenBy(audience, historySeenBy, entry) as HistoryEntry,
  )
  return { ...seen, statusHistory }
}

const unseen = { opens: [], preassigned: null }

/**
 * A room as this audience may see it, the visit in it too. What it may not see of the room is blank: no doors, and
 * preassigned to nobody.
 */
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
