import { type Refused, refused } from '../verdict.ts'
import { isActiveMember, type MembershipDates, type MembershipFacts } from './active.ts'

export type MembershipCancel =
  | { allowed: true; membership: MembershipFacts }
  | Refused<'no-unpaid-time'>

/**
 * Whether a membership may be canceled, and what it is then. Only time that isn't paid yet can be, which is all of it
 * where nothing was paid: she keeps what she paid for, and nothing renews by itself any more.
 */
export function judgeMembershipCancel(membership: MembershipFacts): MembershipCancel {
  const { membershipExpiration: expiration, membershipPaidUntil: paidUntil } = membership
  if (expiration === null || (paidUntil !== null && paidUntil >= expiration)) {
    return refused('no-unpaid-time')
  }
  return {
    allowed: true,
    membership: { ...membership, membershipExpiration: paidUntil, membershipAutoRenew: false },
  }
}

/** Whether auto-renew may be set `to` on or off: on only for an active membership, off always. */
export const maySetAutoRenew = (
  membership: MembershipDates,
  { to, today }: { to: boolean; today: string },
): boolean => !to || isActiveMember(membership, today)
