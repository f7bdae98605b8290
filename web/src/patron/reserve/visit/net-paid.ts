import type { Reservation } from '@mikvah/contract/contract.ts'

/** What was paid and not given back, in dollars. */
export const netPaidOf = ({ amountPaid, payments }: Pick<Reservation, 'amountPaid' | 'payments'>) =>
  payments
    .filter(({ method, status }) => method === 'CreditRefund' && status === 'Approved')
    .reduce((net, { amount }) => net - amount, amountPaid)
