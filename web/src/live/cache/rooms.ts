import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomView, VisitSeen } from '../live-event.ts'

/** The rooms with a room as it stands now. */
export const roomsWith = (rooms: RoomView[], room: RoomView): RoomView[] =>
  rooms.map((one) => (one.id === room.id ? room : one))

/** The rooms with a visit as it stands now, in the room where she already was. Who comes or goes changes the room, which is told. */
export function roomsWithVisit(rooms: RoomView[], visit: VisitSeen): RoomView[] {
  const { reservationId, reservationStatus, statusSince, room } = visit
  const before = rooms.find(({ reservation }) => reservation?.reservationId === reservationId)
  const hasRoom = reservationStatus !== undefined && isIn('inRoom', reservationStatus)
  if (!before?.reservation || !hasRoom || room?.id !== before.id) return rooms
  const since = statusSince ?? before.reservation.since
  return roomsWith(rooms, { ...before, reservation: { ...before.reservation, ...visit, since } })
}
