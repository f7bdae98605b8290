import { toSpare } from '@mikvah/rules/room/equipment.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { isExcludedIn, judgeRoomFor, needsOf } from './placeable.ts'

/** The rooms she may be placed into, as they are offered. */
export const roomsFor = (rooms: readonly RoomView[], visit: VisitSeen): RoomView[] =>
  inOrderFor(
    rooms.filter((room) => judgeRoomFor(room, visit).allowed),
    visit,
  )

const order: readonly RoomStatus[] = ['Ready', 'Offline', 'Occupied']

/**
 * The one that is kept for her first of all. Of the others ready ones before those out of use and those that somebody is
 * in, and of those alike the one of which she needs most: a bath isn't spent on a shower. Those that are kept for somebody
 * else come late, and those whose attendant she'd rather not meet last of all.
 */
export const inOrderFor = (rooms: readonly RoomView[], visit: VisitSeen): RoomView[] =>
  rooms.toSorted((a, b) => compared(rankOf(a, visit), rankOf(b, visit)))

const rankOf = (room: RoomView, visit: VisitSeen): number[] => [
  Number(!isPreassignedTo(room, visit)),
  Number(isExcludedIn(room, visit)),
  Number(room.preassigned !== null),
  order.indexOf(room.status),
  toSpare(room, needsOf(visit)),
]

/** By the first in which they differ. */
const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((rank, nth) => rank - (other[nth] ?? 0)).find((difference) => difference !== 0) ?? 0

export const isPreassignedTo = ({ preassigned }: RoomView, { reservationId }: VisitSeen): boolean =>
  preassigned?.reservationId === reservationId
