import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomTold, VisitSeen } from './told.ts'

/** The rooms with a room as it stands now. */
export const roomsWith = (rooms: RoomTold[], room: RoomTold): RoomTold[] =>
  rooms.map((one) => (one.id === room.id ? room : one))

/**
 * The rooms with a visit as it stands now, in the room where she already was. Whoever has come into a room, left one or
 * been promised one changes more than her visit tells.
 */
export function roomsWithVisit(rooms: RoomTold[], visit: VisitSeen): RoomTold[] | 'reload' {
  const { reservationId, reservationStatus, room, roomIdPreassign } = visit
  const before = rooms.find(({ reservation }) => reservation?.reservationId === reservationId)
  const hasRoom = reservationStatus !== undefined && isIn('inRoom', reservationStatus)
  const now = hasRoom ? rooms.find(({ id }) => id === room?.id) : undefined
  const promised = rooms.find(({ preassigned }) => preassigned?.reservationId === reservationId)
  if (before !== now || (promised?.id ?? null) !== (roomIdPreassign ?? null)) return 'reload'
  if (!before?.reservation) return rooms
  const since = visit.statusSince ?? before.reservation.since
  return roomsWith(rooms, { ...before, reservation: { ...before.reservation, ...visit, since } })
}
