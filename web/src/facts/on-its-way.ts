import type { Reservation } from '@mikvah/contract/contract.ts'

/** How much of a refund the card processor hasn't given back yet, in dollars: it has no payment row yet. */
export function onItsWayOf({
  reservationId,
  payments,
  refund,
}: Pick<Reservation, 'reservationId' | 'payments' | 'refund'>): number {
  if (refund?.state !== 'onItsWay') return 0
  return payments
    .filter(
      (one) =>
        one.method === 'CreditRefund' &&
        one.status === 'Approved' &&
        one.reservationId === reservationId &&
        one.transactionID !== null,
    )
    .reduce((left, { amount }) => left - amount, refund.amount)
}
