import { toSpare } from '@mikvah/rules/room/equipment.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { isExcludedIn, judgeRoomFor, needsOf } from './placeable.ts'

/** The rooms she can be given, in the order in which they are offered. */
export const roomsFor = (rooms: readonly RoomView[], visit: VisitSeen): RoomView[] =>
  inOrderFor(
    rooms.filter((room) => judgeRoomFor(room, visit).allowed),
    visit,
  )

/** What comes first among the rooms that she can be given; the others are never offered. */
const order: Record<RoomStatus, number> = {
  ...{ Ready: 0, Offline: 1, Occupied: 2 },
  ...{ Available: 3, NeedsCleaning: 3, Cleaning: 3 },
}

/**
 * Rooms in the order in which they are offered to her. The room reserved for her comes first. Then ready rooms, rooms
 * out of use, and rooms in use; among equal ones the room with the fewest things she doesn't need, so that a bath isn't
 * used up for a shower. Rooms reserved for others come late, and rooms whose attendant she would rather not meet come
 * last.
 */
export const inOrderFor = (rooms: readonly RoomView[], visit: VisitSeen): RoomView[] =>
  rooms.toSorted((a, b) => compared(rankOf(a, visit), rankOf(b, visit)))

const rankOf = (room: RoomView, visit: VisitSeen): number[] => [
  Number(!isPreassignedTo(room, visit)),
  Number(isExcludedIn(room, visit)),
  Number(room.preassigned !== null),
  order[room.status],
  toSpare(room, needsOf(visit)),
]

/** Compares two lists by the first number in which they differ. */
const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((rank, nth) => rank - (other[nth] ?? 0)).find((difference) => difference !== 0) ?? 0

/** Whether the room is kept for this visit. */
export const isPreassignedTo = ({ preassigned }: RoomView, { reservationId }: VisitSeen): boolean =>
  preassigned?.reservationId === reservationId
