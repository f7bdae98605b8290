import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomTold, VisitSeen } from '../../live/told.ts'
import { isExcludedIn, judgeRoomFor } from './placeable.ts'

/** The rooms she may be placed into, as they are offered. */
export const roomsFor = (rooms: readonly RoomTold[], visit: VisitSeen): RoomTold[] =>
  inOrderFor(
    rooms.filter((room) => judgeRoomFor(room, visit).allowed),
    visit,
  )

const order: readonly RoomStatus[] = ['Ready', 'Offline', 'Occupied']

/**
 * Ready ones first, then those out of use and those that somebody is in, and those whose attendant she'd rather not meet
 * last of all.
 */
export const inOrderFor = (rooms: readonly RoomTold[], visit: VisitSeen): RoomTold[] =>
  rooms.toSorted((a, b) => rankOf(a, visit) - rankOf(b, visit))

const rankOf = (room: RoomTold, visit: VisitSeen) =>
  (isExcludedIn(room, visit) ? order.length : 0) + order.indexOf(room.status)
