import { visitFor } from '@mikvah/contract/who-sees.ts'
import { isIn, type ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { todayOf } from '../nights/nights.ts'
import { visitsOnBoard } from '../reservations/views/board.ts'
import type { ReservationView } from '../reservations/views/visit-facts.ts'
import type { Kind, Shaped } from './kind.ts'

/** As it stood when it was numbered, and whether it was one of that night. */
type VisitEvent = ReservationView & { tonight: boolean }

/** A visit has changed. */
export const visitKind: Kind<'reservation', VisitEvent> = {
  heardBy: ['desk', 'attendant', 'mikvah', 'room', 'waiting'],
  read: async (tx, telling, ids) => {
    const visits = await visitsOnBoard(tx, telling, ids)
    const today = todayOf(telling)
    const withTonight = (visit: ReservationView) => ({
      ...visit,
      tonight: visit.scheduleDate === today,
    })
    return new Map([...visits].map(([id, visit]) => [id, withTonight(visit)]))
  },
  shape: (visit, { audience, room, place }) => {
    if (audience === 'waiting') return waitsAt(visit, place) ? codeOf(visit) : null
    if (audience === 'room' && (room === null || visit.room?.id !== room))
      return leftOf(visit, room)
    if (audience !== 'desk' && audience !== 'room' && !isTheirs(visit)) return null
    return { ...visitFor(audience, visit), reservationId: visit.reservationId }
  },
}

/** A room that she was in looks anew who is in it; no other room hears of her. */
const leftOf = (
  { roomAssignedHistory }: ReservationView,
  room: number | null,
): Shaped<'reservation'> =>
  roomAssignedHistory.some((placed) => placed.room.id === room) ? 'resync' : null

/** Whoever helps hears of tonight, and of who is left in the building from before until she has gone home. */
const isTheirs = ({ tonight, reservationStatus, statusHistory }: VisitEvent): boolean =>
  tonight ||
  [reservationStatus, statusHistory.at(-1)?.previousReservationStatus].some(
    (status) => status && isIn('inTheBuilding', status),
  )

/** Each building calls its own. */
const waitsAt = ({ location, alternateLocation }: VisitEvent, place: string | null): boolean =>
  place === null ? !alternateLocation : location.id === place

const stillWaits: readonly ReservationStatus[] = ['Arrived', 'Waiting', 'Assigned']

/**
 * The code she is called by. One that was taken back is known no more, so the few there are are loaded anew. A visit that
 * was replaced has handed its code over, and codes of other nights are given anew tonight: neither takes one off.
 */
function codeOf(visit: VisitEvent): Shaped<'reservation'> {
  const { waitingCode, reservationStatus, room, statusHistory, tonight } = visit
  const waiting = stillWaits.includes(reservationStatus)
  if (reservationStatus === 'Replaced' || !(tonight || waiting)) return null
  if (waitingCode === null) {
    const hadOne = statusHistory.some((entry) => entry.previousReservationStatus === 'Waiting')
    return hadOne ? 'resync' : null
  }
  return {
    waitingCode,
    called: reservationStatus === 'Assigned',
    roomNumber: waiting ? (room?.number ?? null) : null,
    waiting,
  }
}
