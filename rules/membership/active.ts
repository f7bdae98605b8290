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
