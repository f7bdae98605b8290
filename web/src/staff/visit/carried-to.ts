import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { mayBePlaced, mayLeaveRoom } from '@mikvah/rules/visit/desk-actions.ts'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { judgeRoomFor, type Placing } from './placeable.ts'
import { type Exchange, exchangeOf } from './swap/exchange.ts'

/** What dropping her on a room asks for: to be given that room, or to change rooms. */
export type SetDown = { placing: Placing } | { exchange: Exchange }

/** What dropping the thing that is dragged on a room asks for; null where the room doesn't accept it. */
export function carriedTo(
  rooms: readonly RoomView[],
  room: RoomView,
  carried: unknown,
): SetDown | null {
  if (!isVisit(carried) || !carried.reservationStatus) return null
  if (mayBePlaced(carried.reservationStatus))
    return judgeRoomFor(room, carried).allowed ? { placing: { visit: carried, room } } : null
  if (!isIn('inRoom', carried.reservationStatus)) return null
  const exchange = exchangeOf(rooms, carried, room)
  return exchange && { exchange }
}

/**
 * The patron who leaves her room when she is dropped on the list of those who wait; null where none is carried, or one
 * who has no room or is settled in hers.
 */
export const carriedOut = (carried: unknown): VisitSeen | null =>
  isVisit(carried) && carried.reservationStatus && mayLeaveRoom(carried.reservationStatus)
    ? carried
    : null

/** Whether the patron who is carried has this very room. */
export const isFrom = ({ id }: RoomView, carried: unknown): boolean =>
  isVisit(carried) && carried.room?.id === id

/** The visit that is carried, wherever it may be dropped; null where something else is, or nothing. */
export const carriedVisit = (carried: unknown): VisitSeen | null =>
  isVisit(carried) ? carried : null

const isVisit = (carried: unknown): carried is VisitSeen =>
  typeof carried === 'object' && carried !== null && 'reservationId' in carried
