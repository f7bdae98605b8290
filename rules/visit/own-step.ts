import { type ReservationStatus, reservationStatuses } from '../reservation/statuses.ts'
import type { Flow } from './flow.ts'
import { judgeMove } from './judge-move.ts'

/** The facts that don't matter to her own steps, which depend on the settings alone. */
const besides = {
  ...{ now: 0, today: '', night: '', prepayRequired: false },
  ...{ hasRoom: true, doneAt: null },
}

/** The step she takes herself at the screen of her room; null while she waits for somebody else. */
export const ownStepOf = (from: ReservationStatus, flow: Flow): ReservationStatus | null =>
  reservationStatuses.find(
    (to) => judgeMove({ from, to, by: ['room-screen'] }, { ...besides, flow }).allowed,
  ) ?? null
