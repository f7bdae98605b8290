import type { ReservationFacts } from '../reservation/reservation.ts'
import { isIn } from '../reservation/statuses.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

export const paymentRefusals = ['canceled-takes-no-payment', 'payment-in-progress'] as const

/**
 * Whether a charge may be opened for this visit: not while another is open, nor for one that is canceled or replaced.
 * How much it may be is judged by splitCharge.
 */
export function judgeTakesPayment({
  status,
  paymentOpen,
}: Pick<ReservationFacts, 'status' | 'paymentOpen'>): Verdict<(typeof paymentRefusals)[number]> {
  if (isIn('givenUp', status)) return refused('canceled-takes-no-payment')
  if (paymentOpen) return refused('payment-in-progress')
  return allowed
}
