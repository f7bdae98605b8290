import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { hasHoldEnded } from '@mikvah/rules/reservation/hold.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { countsNoMore } from '../../../paying/counts-no-more.ts'
import { holdOf } from '../../../paying/hold-of.ts'
import type { GivingView, ReserveMode } from '../steps/steps.ts'

type Balance = { view: 'balance'; mode: ReserveMode }
type Ended = 'hold-ended' | 'change-ended'
type Shown = Balance | { view: 'off' | Ended | 'success' | 'paid' | GivingView }

export type PayView = Shown['view']

/** The page for a visit: the view, and what the head of the step says. */
export type PayPage = Shown & { isBooked: boolean; title: WordKey; done: boolean }

type Facts = {
  visit: Pick<
    Reservation,
    | 'reservationStatus'
    | 'balance'
    | 'holdUntil'
    | 'paymentPending'
    | 'amountPaid'
    | 'holdEnded'
    | 'replacedHasBegun'
    | 'replacingReservationId'
  >
  mode: ReserveMode | undefined
  giving: GivingView | null
  /** Whether a payment from this page is under way. */
  charging?: boolean
  now: number
}

/** The title of each view, where that isn't the visit itself. */
const titles: Partial<Record<PayView, WordKey>> = {
  donation: 'payAddGift',
  tip: 'payAddTip',
  merchandise: 'payAddShelf',
}

/** The page for a visit as it stands at `now`, in milliseconds by the server's clock. */
export function payPageOf(facts: Facts): PayPage {
  const shown = shownOf(facts)
  const isBooked = facts.visit.reservationStatus !== 'Pending'
  const isAsking = ['balance', 'hold-ended', 'change-ended'].includes(shown.view)
  const title = titles[shown.view] ?? 'payTitle'
  return { ...shown, isBooked, title, done: isBooked && !isAsking }
}

/**
 * Which view of reserve-payment is shown (requirements P4). A hold that ran out while she chose has a view of its own,
 * and so has a change of a visit that stands.
 */
function shownOf({ visit, mode, giving, charging, now }: Facts): Shown {
  const { reservationStatus: status } = visit
  // Until its answer has come nobody knows whether something was charged, so its page stays.
  if (charging && mode) return { view: 'balance', mode }
  const ended = endedOf(visit)
  const isPaying = mode === 'new' || mode === 'edit'
  const isAsked = isPaying || ended === 'change-ended'
  if (status === 'Canceled' && isAsked && isByTime(visit)) return { view: ended }
  if (isIn('givenUp', status)) return { view: 'off' }
  if (hasHoldEnded(holdOf(visit), now)) return { view: ended }
  if (countsNoMore(visit) && !visit.paymentPending) return { view: 'change-ended' }
  if (giving) return { view: giving }
  if (!mode) return { view: 'success' }
  const unsettled = mode === 'new' || status === 'Pending'
  return visit.balance > 0 || unsettled ? { view: 'balance', mode } : { view: 'paid' }
}

/** Whether the program ended its hold. She may have canceled it in another window, and is told that. */
const isByTime = ({ holdEnded, amountPaid }: Facts['visit']): boolean =>
  holdEnded ?? amountPaid === 0

/** Where the visit that it was to change has been canceled, nothing stands, and it was a booking of its own. */
const endedOf = ({ replacingReservationId }: Facts['visit']): Ended =>
  replacingReservationId === null ? 'hold-ended' : 'change-ended'
