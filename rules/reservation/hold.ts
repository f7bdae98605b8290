import { numberOf, type SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'
import type { ReservationFacts } from './reservation.ts'
import { isIn } from './statuses.ts'

const standardMinutes = 15

/** When a place held from `heldAt` on is let go; null when holds have no limit (0). */
export function holdUntilOf(heldAt: Ms, values: SettingValues): Ms | null {
  const length = numberOf(values, 'reservationPendingHoldMinutes') ?? standardMinutes
  return length === 0 ? null : heldAt + minutes(length)
}

type HoldFacts = Pick<ReservationFacts, 'status' | 'holdUntil' | 'paymentOpen'>
/** A row whose status may be one that this version of the program doesn't know. */
type Loosely<Row> = Omit<Row, 'status'> & { status: string }

/** No hold ends while a payment of it is open: nobody pays for a place that went to another. */
export const hasHoldEnded = (row: Loosely<HoldFacts>, now: Ms): boolean =>
  row.status === 'Pending' && row.holdUntil !== null && now >= row.holdUntil && !row.paymentOpen

/** Whether a visit takes a place. A Pending one whose hold is over doesn't, even before the job has canceled it. */
export const isLive = (row: HoldFacts, now: Ms): boolean =>
  isIn('live', row.status) && !hasHoldEnded(row, now)
