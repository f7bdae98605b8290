import { allowed, refused, type Verdict } from '../verdict.ts'

export type ErasureFacts = {
  /** Whether a visit, or a place held for her, lies ahead or is under way. */
  visitAhead: boolean
  owes: boolean
  /** Whether there is a charge or a refund whose end isn't known yet. */
  paymentOpen: boolean
  membershipRuns: boolean
}

export const erasureRefusals = [
  'visit-ahead',
  'payment-open',
  'money-owed',
  'membership-runs',
] as const

/**
 * Whether her record may be erased: no while a visit lies ahead, she owes, or the end of a payment isn't known. A
 * membership that still runs is hers to give up, knowingly.
 */
export function judgeErasure(
  { visitAhead, owes, paymentOpen, membershipRuns }: ErasureFacts,
  { givesUpMembership }: { givesUpMembership: boolean },
): Verdict<(typeof erasureRefusals)[number]> {
  if (visitAhead) return refused('visit-ahead')
  if (paymentOpen) return refused('payment-open')
  if (owes) return refused('money-owed')
  if (membershipRuns && !givesUpMembership) return refused('membership-runs')
  return allowed
}
