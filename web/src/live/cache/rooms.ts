import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomView, VisitSeen } from '../live-event.ts'

/** The rooms, with the one of this id as it is now; a room that isn't among them isn't added. */
export const roomsWith = (rooms: RoomView[], room: RoomView): RoomView[] =>
  rooms.map((one) => (one.id === room.id ? room : one))

/**
 * The rooms, with a visit as it is now in the room where it already was. When it comes or goes, the room itself
 * changes, which is an event of its own.
 */
export function roomsWithVisit(rooms: RoomView[], visit: VisitSeen): RoomView[] {
  const { reservationId, reservationStatus, statusSince, room } = visit
  const before = rooms.find(({ reservation }) => reservation?.reservationId === reservationId)
  const hasRoom = reservationStatus !== undefined && isIn('inRoom', reservationStatus)
  if (!before?.reservation || !hasRoom || room?.id !== before.id) return rooms
  const since = statusSince ?? before.reservation.since
  return roomsWith(rooms, { ...before, reservation: { ...before.reservation, ...visit, since } })
}
