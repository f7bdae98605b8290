import type { Reservation } from '@mikvah/contract/contract.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Finds out how a payment ended whose answer was lost, from the visit once no payment of it is open. Also when she
 * comes back to a visit that is being paid.
 */
export function useOutcome(
  visit: Reservation,
  tell: (end: 'paid' | 'not-taken', visit: Reservation) => void,
) {
  const paidBefore = useRef<number | null>(null)

  const look = (now: Reservation) => {
    if (now.paymentPending) {
      paidBefore.current ??= now.amountPaid
    } else if (paidBefore.current !== null) {
      const before = paidBefore.current
      paidBefore.current = null
      tell(now.amountPaid > before ? 'paid' : 'not-taken', now)
    }
  }
  const lookAtNew = useEffectEvent(look)
  useEffect(() => lookAtNew(visit), [visit])

  return {
    /** Gives the visit as one that is being paid, which it is before it can be read again. */
    watch: (before: Reservation): Reservation => {
      paidBefore.current = before.amountPaid
      return { ...before, paymentPending: true }
    },
    /** Looks at the visit loaded anew, which, if it hasn't changed, isn't drawn again. */
    found: look,
    /** The answer came after all, so there is nothing to find out. */
    forget: () => {
      paidBefore.current = null
    },
  }
}
