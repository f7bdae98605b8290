import type { Reservation } from '@mikvah/contract/contract.ts'
import { onItsWayOf } from './on-its-way.ts'

/**
 * What a cancel in time sends back, in dollars: card payments that aren't tip or donation, less what has gone back of
 * them or is on its way (rules 6). What was paid for the visit that this one would replace stays with that one.
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
