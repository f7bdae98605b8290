import type { Reservation } from '@mikvah/contract/contract.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * How a payment ended whose answer didn't come: learnt from the visit once no payment of it is open. It also watches
 * by itself when she comes back to a visit that is being paid.
 */
export function useOutcome(
  visit: Reservation,
  tell: (end: 'paid' | 'not-taken', visit: Reservation) => void,
) {
  const paidBefore = useRef<number | null>(null)
  const onEnd = useEffectEvent(tell)

  useEffect(() => {
    if (visit.paymentPending) {
      paidBefore.current ??= visit.amountPaid
    } else if (paidBefore.current !== null) {
      const before = paidBefore.current
      paidBefore.current = null
      onEnd(visit.amountPaid > before ? 'paid' : 'not-taken', visit)
    }
  }, [visit])

  return {
    watch: (before: Reservation) => {
      paidBefore.current = before.amountPaid
    },
    /** The answer did come, so there is nothing to find out. */
    forget: () => {
      paidBefore.current = null
    },
  }
}
