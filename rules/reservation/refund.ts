import { givenBackOf, type PaymentFacts } from '../payments/methods.ts'
import type { Cents } from '../price/money.ts'
import { sumOf } from '../price/price-of-visit.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'
import { hours, type Ms } from '../time/ms.ts'
import type { ReservationFacts } from './reservation.ts'

export type Refund =
  | { due: true; cents: Cents }
  | { due: false; because: 'no-refund-by-itself' | 'past-deadline' | 'nothing-paid' }

type Visit = Pick<ReservationFacts, 'startsAt' | 'refundMissed'>

/**
 * The last moment a cancel refunds by itself. A negative cut-off is no mistake: such a facility refunds for some hours
 * after the visit's time. It is null where the setting is blank, so that nothing is refunded without being asked for.
 */
export function refundDeadlineOf(startsAt: Ms, values: SettingValues): Ms | null {
  const cutOff = numberOf(values, 'reservationRefundCutOffHours')
  return cutOff === null ? null : startsAt - hours(cutOff)
}

/** Whether the visit's refund deadline has passed, or had passed for the visit that an edit replaced. */
export const hasMissedRefund = (visit: Visit, now: Ms, values: SettingValues): boolean => {
  const deadline = refundDeadlineOf(visit.startsAt, values)
  return visit.refundMissed || (deadline !== null && now > deadline)
}

/** Whether a cancel at `now` refunds by itself what the card paid for the visit, and if not, why. */
export function refundOnCancel(
  visit: Visit,
  now: Ms,
  values: SettingValues,
): 'in-time' | 'past-deadline' | 'no-refund-by-itself' {
  if (refundDeadlineOf(visit.startsAt, values) === null) return 'no-refund-by-itself'
  return hasMissedRefund(visit, now, values) ? 'past-deadline' : 'in-time'
}

/**
 * The refund amount of a cancel at `now`: what was paid by card for the visit, without tip and donation, less earlier
 * refunds; or why nothing goes back by itself.
 */
export function refundOf(
  visit: Visit,
  payments: readonly PaymentFacts[],
  now: Ms,
  values: SettingValues,
): Refund {
  const cents = cardCentsOf(payments)
  if (cents <= 0) return { due: false, because: 'nothing-paid' }
  const standing = refundOnCancel(visit, now, values)
  return standing === 'in-time' ? { due: true, cents } : { due: false, because: standing }
}

/**
 * What was paid by card for the visit, less what went back to the card. Tips and donations are no part of it, nor is
 * what went back over the counter.
 */
export const cardCentsOf = (payments: readonly PaymentFacts[]): Cents =>
  sumOf(payments.filter((one) => one.method === 'CreditCard' && one.status === 'Approved')) -
  givenBackOf('CreditCard', payments)
