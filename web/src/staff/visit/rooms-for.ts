import type { RoomTold, VisitSeen } from '../../live/told.ts'
import { isExcludedIn, judgeRoomFor } from './placeable.ts'

/**
 * The rooms she may be placed into, as they are offered: ready ones first, then those out of use, and those whose
 * attendant she'd rather not meet last of all.
 */
export const roomsFor = (rooms: readonly RoomTold[], visit: VisitSeen): RoomTold[] =>
  rooms
    .filter((room) => judgeRoomFor(room, visit).allowed)
    .toSorted((a, b) => rankOf(a, visit) - rankOf(b, visit))

const rankOf = (room: RoomTold, visit: VisitSeen) =>
  (isExcludedIn(room, visit) ? 2 : 0) + (room.status === 'Offline' ? 1 : 0)
