/** The statuses in which she has a room, in their order. */
export const statusesInRoom = [
  'Assigned',
  'Prep',
  'ReadyForChecking',
  'ReadyForCheckingNext',
  'Checking',
  'Checked',
  'ReadyForMikvah',
  'ReadyForMikvahNext',
  'ToMikvah',
  'InMikvah',
  'FromMikvah',
  'Dressing',
] as const

/**
 * The visit statuses, in the order of an evening; the last two end a reservation without a visit. To add a status:
 * CONTRIBUTING.md, "A status".
 */
export const reservationStatuses = [
  'Pending',
  'Reserved',
  'Arrived',
  'Waiting',
  ...statusesInRoom,
  'Done',
  'Canceled',
  'Replaced',
] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

const from = (first: ReservationStatus, last: ReservationStatus): readonly ReservationStatus[] =>
  reservationStatuses.slice(
    reservationStatuses.indexOf(first),
    reservationStatuses.indexOf(last) + 1,
  )

export const statusGroups = {
  /** Such a visit hasn't begun. A Pending one waits for its payment besides. */
  toCome: from('Pending', 'Reserved'),
  /** In these she isn't checked in, whether she is here or not. */
  beforeCheckIn: from('Pending', 'Arrived'),
  /** Such a visit waits for its check-in, or for what the sheet says of it. */
  awaitsCheckIn: from('Reserved', 'Arrived'),
  /** A Pending visit does so only while its hold lasts (hold.ts). */
  takePlace: from('Pending', 'Dressing'),
  /** These are in the building, from her arrival until she has left. */
  inTheBuilding: from('Arrived', 'Dressing'),
  inRoom: from('Assigned', 'Dressing'),
  /**
   * Such a visit is checked in and not in its room yet. Their codes are shown in the waiting area; that of an Assigned
   * one with her room, to which she is called.
   */
  inWaitingArea: from('Waiting', 'Assigned'),
  /** In these she has a room, and hasn't been in the water yet. */
  beforeWater: from('Assigned', 'ToMikvah'),
  atWater: from('InMikvah', 'FromMikvah'),
  /** Done has a way back for fifteen minutes (visit/moves.ts). */
  terminal: from('Done', 'Replaced'),
  /** Such a visit owes nothing and takes no place. */
  givenUp: from('Canceled', 'Replaced'),
} as const satisfies Record<string, readonly ReservationStatus[]>
export type StatusGroup = keyof typeof statusGroups

export const isIn = (group: StatusGroup, status: ReservationStatus): boolean =>
  statusGroups[group].includes(status)
