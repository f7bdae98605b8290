import type { Reservation } from '@mikvah/contract/contract.ts'
import { onItsWayOf } from './on-its-way.ts'

/**
 * How much a timely cancel refunds, in dollars: card payments without tip and donation, less refunds of them. Payments
 * for the visit that this one would replace stay with that one.
 */
export function cardPaidOf(
  visit: Pick<Reservation, 'reservationId' | 'payments' | 'refund'>,
): number {
  const { reservationId, payments } = visit
  const rows = payments.filter(
    (payment) => payment.status === 'Approved' && payment.reservationId === reservationId,
  )
  const besides = new Set(
    rows.flatMap(({ method, paymentId }) => (method === 'CreditCard' ? [] : [paymentId])),
  )
  const moved = rows.reduce((sum, { method, amount, refundOf }) => {
    if (method === 'CreditCard') return sum + amount
    const isOfCard = method === 'CreditRefund' && !besides.has(refundOf ?? '')
    return isOfCard ? sum - amount : sum
  }, 0)
  return moved - onItsWayOf(visit)
}
