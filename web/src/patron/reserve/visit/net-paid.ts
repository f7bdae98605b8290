import type { Reservation } from '@mikvah/contract/contract.ts'
import { onItsWayOf } from '../../../facts/on-its-way.ts'

/** What was paid and not refunded, in dollars; refunds on their way count as refunded. */
export const netPaidOf = (
  visit: Pick<Reservation, 'reservationId' | 'amountPaid' | 'payments' | 'refund'>,
) =>
  visit.payments
    .filter(({ method, status }) => method === 'CreditRefund' && status === 'Approved')
    .reduce((net, { amount }) => net - amount, visit.amountPaid) - onItsWayOf(visit)
