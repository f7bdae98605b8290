import type { Reservation } from '@mikvah/contract/contract.ts'
import type { GivingView, ReserveMode } from '../steps/steps.ts'

export type PayView = 'off' | 'hold-ended' | 'success' | 'paid' | 'balance' | GivingView

type Facts = {
  visit: Pick<
    Reservation,
    'reservationStatus' | 'balance' | 'holdUntil' | 'paymentPending' | 'amountPaid'
  >
  mode: ReserveMode | undefined
  giving: GivingView | null
  now: number
}

/** Which view of reserve-payment shows (spec, patron 4). A hold that ran out while she chose is told as such. */
export function payViewOf({ visit, mode, giving, now }: Facts): PayView {
  const { reservationStatus: status } = visit
  const paying = mode === 'new' || mode === 'edit'
  if (status === 'Canceled' && paying && visit.amountPaid === 0) return 'hold-ended'
  if (status === 'Canceled' || status === 'Replaced') return 'off'
  if (hasHoldEnded(visit, now)) return 'hold-ended'
  if (giving) return giving
  if (!mode) return 'success'
  const unsettled = mode === 'new' || status === 'Pending'
  return visit.balance > 0 || unsettled ? 'balance' : 'paid'
}

/** The server lets it go a moment later; while a payment is open it doesn't. */
const hasHoldEnded = (visit: Facts['visit'], now: number) =>
  visit.reservationStatus === 'Pending' &&
  !visit.paymentPending &&
  visit.holdUntil !== null &&
  Date.parse(visit.holdUntil) <= now
