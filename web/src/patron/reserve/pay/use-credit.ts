import type { Reservation } from '@mikvah/contract/contract.ts'
import { type Cents, centsOf } from '@mikvah/rules/price/money.ts'
import { useVisit } from './use-visit.ts'

/** What was paid for the visit that this one is to replace: it moves over once this one is Reserved (rules 2). */
export function useCredit(visit: Reservation): Cents {
  const replacing = visit.reservationStatus === 'Pending' ? visit.replacingReservationId : null
  const { data } = useVisit(replacing ?? undefined)
  if (!data) return 0
  const back = data.payments.filter(
    ({ method, status }) => method === 'CreditRefund' && status === 'Approved',
  )
  return centsOf(data.amountPaid) - back.reduce((sum, { amount }) => sum + centsOf(amount), 0)
}
