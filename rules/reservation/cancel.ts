import { allowed, type Refused, refused } from '../verdict.ts'
import { statusesBefore } from '../visit/moves.ts'
import type { Booker, ReservationFacts } from './reservation.ts'
import type { ReservationStatus } from './statuses.ts'

export type CancelVerdict =
  | { allowed: true }
  | Refused<'cancel-past-day' | 'payment-in-progress'>
  | (Refused<'move-refused'> & { from: ReservationStatus; to: 'Canceled' })

/**
 * Whether a visit may be canceled: from a status that `moves` lets go to Canceled by this booker, with no payment open,
 * and by a patron no later than its business day (`today` is the present one). What goes back is decided by refundOf.
 */
export function judgeCancel(
  { status, night, paymentOpen }: Pick<ReservationFacts, 'status' | 'night' | 'paymentOpen'>,
  { by, today }: { by: Booker; today: string },
): CancelVerdict {
  if (!statusesBefore('Canceled', by).includes(status)) {
    return { ...refused('move-refused'), from: status, to: 'Canceled' }
  }
  if (by === 'patron' && night < today) return refused('cancel-past-day')
  if (paymentOpen) return refused('payment-in-progress')
  return allowed
}
