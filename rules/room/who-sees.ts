import { holds, type Role } from '../people/roles.ts'

/** Those who look at the floor, each through one of these. */
export const viewers = ['desk', 'attendant', 'mikvah', 'room', 'kiosk', 'waiting'] as const
export type Viewer = (typeof viewers)[number]

const viewerOfRole: readonly (readonly [Role, Viewer])[] = [
  ['Reception', 'desk'],
  ['Attendant', 'attendant'],
  ['Mikvah', 'mikvah'],
  ['Room', 'room'],
  ['Kiosk', 'kiosk'],
  ['Waiting', 'waiting'],
]

/** As whom an account looks: the widest of its roles; null for whoever has no business on the floor. */
export const viewerOf = (held: readonly Role[]): Viewer | null =>
  viewerOfRole.find(([role]) => holds(held, role))?.[1] ?? null

const everyRoom = ['desk', 'attendant', 'mikvah', 'room'] as const
const whoHelps = ['desk', 'attendant'] as const

/** Each field of a visit on the floor, and who is told it. What a viewer isn't told is null for her, on every answer and event. */
export const visitSeenBy = {
  reservationId: everyRoom,
  reservationCode: ['desk', 'attendant', 'mikvah', 'room', 'kiosk'],
  reservationStatus: everyRoom,
  since: everyRoom,
  reservationDate: everyRoom,
  reservationTime: ['desk', 'attendant', 'mikvah', 'room', 'kiosk'],
  expectedEndTime: everyRoom,
  timeArrived: everyRoom,
  arrivedOnTime: everyRoom,
  timeCompleted: everyRoom,
  roomType: everyRoom,
  hasExtraTime: everyRoom,
  room: everyRoom,
  location: everyRoom,
  parking: ['desk', 'attendant', 'room'],
  salonManicure: ['desk', 'attendant', 'room'],
  salonPedicure: ['desk', 'attendant', 'room'],
  salonBoth: ['desk', 'attendant', 'room'],
  kallah: everyRoom,
  waitingCode: ['desk', 'waiting'],
  /** On the board only where `showUserNameinResDetails` says so. */
  firstName: ['desk'],
  lastName: ['desk'],
  phoneNumber: ['desk'],
  firstTime: whoHelps,
  userPreviousReservationKallah: whoHelps,
  excludedAttendants: whoHelps,
  notes: ['desk'],
  userNotes: whoHelps,
  balance: ['desk', 'kiosk'],
  paid: ['desk'],
} as const satisfies Record<string, readonly Viewer[]>
export type SeenField = keyof typeof visitSeenBy

/** What of a room itself is told, and to whom: supplies are asked for in one room and brought by those who help. */
export const roomSeenBy = {
  supplyRequests: ['desk', 'attendant', 'room'],
  preassigned: ['desk', 'attendant'],
} as const satisfies Record<string, readonly Viewer[]>

export const sees = (viewer: Viewer, field: SeenField): boolean =>
  (visitSeenBy[field] as readonly Viewer[]).includes(viewer)

/** The visit as this viewer may see it: what she may not is null. */
export function seenBy<T extends Record<SeenField, unknown>>(
  viewer: Viewer,
  whole: T,
): { [F in keyof T]: F extends SeenField ? T[F] | null : never } {
  const fields = Object.keys(visitSeenBy) as SeenField[]
  const seen = fields.map((field) => [field, sees(viewer, field) ? whole[field] : null])
  return Object.fromEntries(seen) as ReturnType<typeof seenBy<T>>
}
