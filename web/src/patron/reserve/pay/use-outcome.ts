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
    watch: (before: Reservation) => {
      paidBefore.current = before.amountPaid
    },
    /** The visit as it was asked for anew: one that is as before isn't drawn anew. */
    found: look,
    /** The answer did come, so there is nothing to find out. */
    forget: () => {
      paidBefore.current = null
    },
  }
}
