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
  const before = useRef<Reservation | null>(null)

  const look = (now: Reservation) => {
    if (now.paymentPending) {
      before.current ??= now
    } else if (before.current !== null) {
      const was = before.current
      before.current = null
      tell(hasPaid(was, now) ? 'paid' : 'not-taken', now)
    }
  }
  const lookAtNew = useEffectEvent(look)
  useEffect(() => lookAtNew(visit), [visit])

  return {
    /** Gives the visit as one that is being paid, which it is before it can be read again. */
    watch: (shown: Reservation): Reservation => {
      before.current = shown
      return { ...shown, paymentPending: true }
    },
    /** Looks at the visit loaded anew, which, if it hasn't changed, isn't drawn again. */
    found: look,
    /** The answer came after all, so there is nothing to find out. */
    forget: () => {
      before.current = null
    },
  }
}

/** A change that is canceled by now counts no more what was paid for the visit that it was to change. */
const hasPaid = (was: Reservation, now: Reservation): boolean =>
  now.reservationStatus === 'Canceled'
    ? ownPaidOf(now) > ownPaidOf(was)
    : now.amountPaid > was.amountPaid

const ownPaidOf = ({ reservationId, payments }: Reservation): number =>
  payments
    .filter((one) => one.reservationId === reservationId && one.status === 'Approved')
    .filter(({ method }) => method !== 'CreditRefund')
    .reduce((sum, { amount }) => sum + amount, 0)
