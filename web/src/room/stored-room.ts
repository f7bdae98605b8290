import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomView } from '../live/live-event.ts'

const place = 'room'

/** The room as this screen showed it last, for when it is loaded anew without a network. Of her only where she is in it. */
export function keepRoom(room: RoomView): void {
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

export function storedRoom(): RoomView | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as RoomView | null
  } catch {
    return null
  }
}

const placeOfCall = 'called'

/** Of a visit at a status: the call that was open last, the one she took back, and since when somebody comes. */
export type StoredCall = { of: string; status: ReservationStatus | undefined } & Record<
  'called' | 'takenBack' | 'since',
  number | null
>

export const keepCall = (call: StoredCall) =>
  sessionStorage.setItem(placeOfCall, JSON.stringify(call))

/** What this screen knew before it was loaded anew, as long as the visit stands where it stood. */
export function storedCall({ of, status }: Pick<StoredCall, 'of' | 'status'>): StoredCall {
  const was = readCall()
  const isSame = was !== null && was.of === of && was.status === status
  return isSame ? was : { of, status, called: null, takenBack: null, since: null }
}

/** What was kept of another visit than this one is gone; null is nobody's. */
export function forgetCallBut(visit: string | null) {
  if (visit === null || readCall()?.of !== visit) sessionStorage.removeItem(placeOfCall)
}

function readCall(): StoredCall | null {
  try {
    return JSON.parse(sessionStorage.getItem(placeOfCall) ?? 'null') as StoredCall | null
  } catch {
    return null
  }
}
