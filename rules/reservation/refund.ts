import { givenBackOf, type PaymentFacts } from '../payments/methods.ts'
import type { Cents } from '../price/money.ts'
import { sumOf } from '../price/price-of-visit.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'
import { hours, type Ms } from '../time/ms.ts'
import type { ReservationFacts } from './reservation.ts'

export type Refund =
  | { due: true; cents: Cents }
  | { due: false; because: 'no-refund-by-itself' | 'past-deadline' | 'nothing-paid' }

/**
 * The last moment a cancel refunds by itself. A negative cut-off is no mistake: such a facility refunds for some hours
 * after the visit's time. It is null where the setting is blank, so that nothing is refunded without being asked for.
 */
export function refundDeadlineOf(startsAt: Ms, values: SettingValues): Ms | null {
  const cutOff = numberOf(values, 'reservationRefundCutOffHours')
  return cutOff === null ? null : startsAt - hours(cutOff)
}

export const hasMissedRefund = (
  visit: Pick<ReservationFacts, 'startsAt' | 'refundMissed'>,
  now: Ms,
  values: SettingValues,
): boolean => {
  const deadline = refundDeadlineOf(visit.startsAt, values)
  return visit.refundMissed || (deadline !== null && now > deadline)
}

/** What a cancel at `now` sends back to the card: its card payments without tip and donation, less earlier refunds. */
export function refundOf(
  visit: Pick<ReservationFacts, 'startsAt' | 'refundMissed'>,
  payments: readonly PaymentFacts[],
  now: Ms,
  values: SettingValues,
): Refund {
  const cents = cardCentsOf(payments)
  if (cents <= 0) return { due: false, because: 'nothing-paid' }
  if (refundDeadlineOf(visit.startsAt, values) === null) {
    return { due: false, because: 'no-refund-by-itself' }
  }
  if (hasMissedRefund(visit, now, values)) return { due: false, because: 'past-deadline' }
  return { due: true, cents }
}

/**
 * What was paid by card for the visit, less what went back to the card. Tips are no part of it, nor is what went back
 * over the counter.
 */
export const cardCentsOf = (payments: readonly PaymentFacts[]): Cents =>
  sumOf(payments.filter((one) => one.method === 'CreditCard' && one.status === 'Approved')) -
  givenBackOf('CreditCard', payments)
