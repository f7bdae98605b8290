/** Dates are business days, YYYY-MM-DD; null = she never had a membership. */
export type MembershipFacts = {
  level: string | null
  expiration: string | null
  paidUntil: string | null
  autoRenew: boolean
}

export const isActive = (
  { expiration, paidUntil }: Pick<MembershipFacts, 'expiration' | 'paidUntil'>,
  today: string,
): boolean => expiration !== null && paidUntil !== null && expiration >= today && paidUntil >= today
