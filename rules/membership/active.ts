import { flagOf, type SettingValues } from '../settings/read.ts'

/** Dates are business days, YYYY-MM-DD; null means that she never had a membership. */
export type MembershipFacts = {
  membershipLevel: string | null
  membershipExpiration: string | null
  membershipPaidUntil: string | null
  membershipAutoRenew: boolean
}

export type MembershipDates = Pick<MembershipFacts, 'membershipExpiration' | 'membershipPaidUntil'>

/** Whether a membership runs and is paid for on this business day; the last day of each counts. */
export const isActiveMember = (
  { membershipExpiration, membershipPaidUntil }: MembershipDates,
  today: string,
): boolean =>
  membershipExpiration !== null &&
  membershipPaidUntil !== null &&
  membershipExpiration >= today &&
  membershipPaidUntil >= today

/**
 * Whether she is a member on this business day. Where the facility has no memberships nobody is, though she once paid
 * for a year: her dates stay, and count again once they are back (docs/decisions/0326).
 */
export const isMember = (dates: MembershipDates, today: string, values: SettingValues): boolean =>
  hasMemberships(values) && isActiveMember(dates, today)

/** Whether the facility has memberships at all. */
export const hasMemberships = (values: SettingValues): boolean =>
  flagOf(values, 'membershipModule') !== false
