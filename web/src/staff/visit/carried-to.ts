import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { mayBePlaced, mayLeaveRoom } from '@mikvah/rules/visit/desk-actions.ts'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { judgeRoomFor, type Placing } from './placeable.ts'
import { type Exchange, exchangeOf } from './swap/exchange.ts'

/** What is asked for when she is set down on a room: to be placed there, or to change rooms. */
export type SetDown = { placing: Placing } | { exchange: Exchange }

/** What comes of it when this is carried to that room; null where the room doesn't take it. */
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

/** Whom setting down among those who wait takes out of her room; null where it takes nobody out. */
export const carriedOut = (carried: unknown): VisitSeen | null =>
  isVisit(carried) && carried.reservationStatus && mayLeaveRoom(carried.reservationStatus)
    ? carried
    : null

/** Whether it was taken up from this very room. */
export const isFrom = ({ id }: RoomView, carried: unknown): boolean =>
  isVisit(carried) && carried.room?.id === id

export const carriedVisit = (carried: unknown): VisitSeen | null =>
  isVisit(carried) ? carried : null

const isVisit = (carried: unknown): carried is VisitSeen =>
  typeof carried === 'object' && carried !== null && 'reservationId' in carried
