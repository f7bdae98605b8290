import type { Reservation } from '@mikvah/contract/contract.ts'
import { hasHoldEnded } from '@mikvah/rules/reservation/hold.ts'
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
  if (hasHoldEnded(holdOf(visit), now)) return 'hold-ended'
  if (giving) return giving
  if (!mode) return 'success'
  const unsettled = mode === 'new' || status === 'Pending'
  return visit.balance > 0 || unsettled ? 'balance' : 'paid'
}

/** What the rule asks of it; the server lets the place go a moment later. */
const holdOf = ({ reservationStatus, holdUntil, paymentPending }: Facts['visit']) => ({
  status: reservationStatus,
  holdUntil: holdUntil === null ? null : Date.parse(holdUntil),
  paymentOpen: paymentPending,
})
