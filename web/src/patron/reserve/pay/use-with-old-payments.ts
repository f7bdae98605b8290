import type { Reservation } from '@mikvah/contract/contract.ts'
import { withOldPayments } from './net-paid.ts'
import { useVisit } from './use-visit.ts'

/** A held visit with what was paid for the one it is to replace; any other as it is. Undefined until that is known. */
export function useWithOldPayments(visit: Reservation | undefined): Reservation | undefined {
  const held = visit?.reservationStatus === 'Pending'
  const replacing = (held && visit.replacingReservationId) || undefined
  const old = useVisit(replacing)
  if (!visit || !replacing) return visit
  if (old.data) return withOldPayments(visit, visit.reservationStatus, old.data.payments)
  // Without it more is asked for than is owed, which the server refuses in its own words.
  return old.error ? visit : undefined
}
