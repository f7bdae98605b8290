import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { storeIfPossible } from '../facts/store-if-possible.ts'
import type { RoomView } from '../live/live-event.ts'

const storageKey = 'room'

/**
 * Stores the room as this tablet showed it last, for a reload without a network. Data about her is stored only while
 * she is in it.
 */
export function keepRoom(room: RoomView): void {
  const { reservation } = room
  const hers = reservation && {
    reservationId: reservation.reservationId,
    reservationStatus: reservation.reservationStatus,
    expectedEndTime: reservation.expectedEndTime,
    since: reservation.since,
  }
  storeIfPossible(
    localStorage,
    storageKey,
    JSON.stringify({ ...room, preassigned: null, reservation: hers }),
  )
}

/** Deletes the stored room: a tablet that is signed out may be in anybody's hands, or be put into another room next. */
export const forgetRoom = () => localStorage.removeItem(storageKey)

/** The room as `keepRoom` stored it last; null for none. */
export function storedRoom(): RoomView | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as RoomView | null
  } catch {
    return null
  }
}

const placeOfCall = 'called'

/**
 * What this tablet remembers of her calls for an attendant, about one visit (`of`, its id) at one status: the id of the
 * request that was open last, of the one she took back, and since when, in epoch milliseconds, it has been answered.
 */
export type StoredCall = { of: string; status: ReservationStatus | undefined } & Record<
  'called' | 'takenBack' | 'since',
  number | null
>

export const keepCall = (call: StoredCall) =>
  storeIfPossible(sessionStorage, placeOfCall, JSON.stringify(call))

/** What this tablet knew before it was reloaded, as long as the visit has the same status; else no call at all. */
export function storedCall({ of, status }: Pick<StoredCall, 'of' | 'status'>): StoredCall {
  const was = readCall()
  const isSame = was !== null && was.of === of && was.status === status
  return isSame ? was : { of, status, called: null, takenBack: null, since: null }
}

/** Deletes what is stored about any other visit than this one; null deletes it for every visit. */
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
