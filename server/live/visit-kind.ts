import { visitFor } from '@mikvah/contract/who-sees.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { visitsOnBoard } from '../reservations/telling/board.ts'
import type { ReservationTold } from '../reservations/telling/patrons-view.ts'
import type { Kind, Shaped } from './kind.ts'

/** A visit has changed. */
export const visitKind: Kind<ReservationTold> = {
  heardBy: ['desk', 'attendant', 'mikvah', 'room', 'waiting'],
  read: visitsOnBoard,
  shape: (visit, { audience, room }) => {
    if (audience === 'waiting') return codeOf(visit)
    if (audience === 'room' && (room === null || visit.room?.id !== room)) return null
    return visitFor(audience, visit)
  },
}

const stillWaits: readonly ReservationStatus[] = ['Arrived', 'Waiting', 'Assigned']

/** The code she is called by. One that was taken back is known no more, so the few there are are loaded anew. */
function codeOf({ waitingCode, reservationStatus, room, statusHistory }: ReservationTold): Shaped {
  if (waitingCode === null) {
    const hadOne = statusHistory.some((entry) => entry.previousReservationStatus === 'Waiting')
    return hadOne ? 'resync' : null
  }
  return {
    waitingCode,
    called: reservationStatus === 'Assigned',
    roomNumber: room?.number ?? null,
    waiting: stillWaits.includes(reservationStatus),
  }
}
