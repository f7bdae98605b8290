import type { Reservation } from '@mikvah/contract/contract.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'
import { cardCentsOf } from '@mikvah/rules/reservation/refund.ts'
import { onItsWayOf } from './on-its-way.ts'

/**
 * How much a timely cancel refunds, in dollars, by the server's rule: what was paid by card, tips and donations left
 * out, less what went back to cards or is on its way. Payments for the visit that this one would replace stay with that
 * one.
 */
export function cardPaidOf(
  visit: Pick<Reservation, 'reservationId' | 'payments' | 'refund'>,
): number {
  const rows = visit.payments.filter(({ reservationId }) => reservationId === visit.reservationId)
  const methods = new Map(rows.map(({ paymentId, method }) => [paymentId, method]))
  const moved = rows.map(({ method, status, amount, refundOf }) => ({
    ...{ method, status, cents: centsOf(amount) },
    of: (refundOf && methods.get(refundOf)) || null,
  }))
  return dollarsOf(cardCentsOf(moved) - centsOf(onItsWayOf(visit)))
}
