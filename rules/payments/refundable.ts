import type { Cents } from '../price/money.ts'
import { sumOf } from '../price/price-of-visit.ts'
import type { SettingValues } from '../settings/read.ts'
import { type Refused, refused } from '../verdict.ts'
import { deskLimitOf } from './desk-limit.ts'
import { isGivenBack, isInDrawer, methodEffects, type PaymentFacts } from './methods.ts'

export const refundRefusals = [
  'not-refundable',
  'refund-open',
  'amount-needed',
  'more-than-left',
  'note-required',
  'above-desk-limit',
] as const
export type DeskRefundVerdict =
  | {
      allowed: true
      /**
       * Cash and checks are given back by hand and only written down, anything else goes back to the card; the server
       * gives back by hand also what the program itself didn't charge, as a tip in cash.
       */
      moves: 'card' | 'by-hand'
    }
  | (Refused<(typeof refundRefusals)[number]> & { leftCents: Cents })

type DeskRefund = {
  cents: Cents
  /** What the desk has given back already: of this payment, or to this account today, whichever is more. */
  deskCents: Cents
  note: string
  byAdmin: boolean
}

/**
 * Whether the desk may give back a payment, and by which way; a no says how much of it is left to give back. `refunds`
 * are the earlier refunds of this payment, those on their way included.
 */
export function judgeDeskRefund(
  payment: PaymentFacts,
  refunds: readonly PaymentFacts[],
  { cents, deskCents, note, byAdmin }: DeskRefund,
  values: SettingValues,
): DeskRefundVerdict {
  const leftCents = leftToRefundOf(payment, refunds)
  const no = (because: (typeof refundRefusals)[number]) => ({ ...refused(because), leftCents })
  if (!isRefundable(payment)) return no('not-refundable')
  if (refunds.some(({ status }) => status === 'Open')) return no('refund-open')
  if (cents <= 0) return no('amount-needed')
  if (cents > leftCents) return no('more-than-left')
  if (!note.trim()) return no('note-required')
  if (cents + deskCents > deskLimitOf(values) && !byAdmin) return no('above-desk-limit')
  return { allowed: true, moves: isInDrawer(payment.method) ? 'by-hand' : 'card' }
}

/** Whether a payment is one that can be given back at all: money that has come in. */
export const isRefundable = ({
  method,
  status,
  cents,
}: Pick<PaymentFacts, 'method' | 'status' | 'cents'>): boolean =>
  status === 'Approved' && methodEffects[method] === 'pays' && cents > 0

/** The largest refund amount of a payment. Declined and failed refunds took nothing of it; open ones may. */
export const leftToRefundOf = (payment: PaymentFacts, refunds: readonly PaymentFacts[]): Cents =>
  payment.cents - sumOf(refunds.filter(isGivenBack))
