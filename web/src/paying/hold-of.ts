import type { Reservation } from '@mikvah/contract/contract.ts'
import { hasHoldEnded } from '@mikvah/rules/reservation/hold.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'

/** A visit as far as its hold goes, of whichever answer. */
export type Held = Pick<Reservation, 'reservationStatus'> & {
  holdUntil?: string | null
  paymentPending?: boolean
  replacedHasBegun?: boolean | undefined
}

/** The facts of a hold, for `hasHoldEnded`: by that rule a page knows it a moment before the server has canceled it. */
export const holdOf = ({ reservationStatus, holdUntil = null, paymentPending = false }: Held) => ({
  status: reservationStatus,
  holdUntil: holdUntil === null ? null : Date.parse(holdUntil),
  paymentOpen: paymentPending,
})

/**
 * Whether the time of a visit that isn't paid yet is held no more, or is for a change of a visit that has begun, so
 * that it takes no payment; never while it is being paid.
 */
export function isHoldOver(visit: Held, now: Ms): boolean {
  const { status, paymentOpen } = holdOf(visit)
  const isOff = status === 'Pending' && visit.replacedHasBegun === true && !paymentOpen
  return isOff || hasHoldEnded(holdOf(visit), now)
}

/**
 * Until when the place of a visit that isn't paid yet is held for her; null where it has no end, as it has none while
 * it is being paid.
 */
export function heldUntilOf(visit: Held): Ms | null {
  const { status, holdUntil, paymentOpen } = holdOf(visit)
  return status === 'Pending' && !paymentOpen ? holdUntil : null
}
