import type { RoomTold } from '../live/told.ts'

const place = 'room'

/** The room as this screen showed it last, for when it is loaded anew without a network. Of her only where she is in it. */
export function keepRoom(room: RoomTold): void {
  const { reservation } = room
  const hers = reservation && {
    reservationId: reservation.reservationId,
    reservationStatus: reservation.reservationStatus,
    expectedEndTime: reservation.expectedEndTime,
    since: reservation.since,
  }
  localStorage.setItem(place, JSON.stringify({ ...room, preassigned: null, reservation: hers }))
}

/** A tablet that was signed out at the desk may be in anybody's hands, or in another room next. */
export const forgetRoom = () => localStorage.removeItem(place)

export function keptRoom(): RoomTold | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as RoomTold | null
  } catch {
    return null
  }
}
