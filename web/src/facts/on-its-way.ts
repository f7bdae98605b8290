import type { Reservation } from '@mikvah/contract/contract.ts'

/** How much of a visit's refund the card processor hasn't given back yet, in dollars: that part has no payment row. */
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
