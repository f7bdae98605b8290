import type { Reservation } from '@mikvah/contract/contract.ts'

/** What a cancel in time sends back, in dollars: card payments that aren't tip or donation, less earlier refunds (rules 6). */
export const cardPaidOf = ({ payments }: Pick<Reservation, 'payments'>): number =>
  payments
    .filter(({ status }) => status === 'Approved')
    .reduce(
      (sum, { method, amount }) =>
        method === 'CreditCard' ? sum + amount : method === 'CreditRefund' ? sum - amount : sum,
      0,
    )
