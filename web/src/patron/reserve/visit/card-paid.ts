import type { Reservation } from '@mikvah/contract/contract.ts'

/**
 * What a cancel in time sends back, in dollars: card payments that aren't tip or donation, less earlier refunds
 * (rules 6). What was paid for the visit that this one would replace stays with that one.
 */
export const cardPaidOf = ({
  reservationId,
  payments,
}: Pick<Reservation, 'reservationId' | 'payments'>): number =>
  payments
    .filter((payment) => payment.status === 'Approved' && payment.reservationId === reservationId)
    .reduce(
      (sum, { method, amount }) =>
        method === 'CreditCard' ? sum + amount : method === 'CreditRefund' ? sum - amount : sum,
      0,
    )
