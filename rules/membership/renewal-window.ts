import { isActiveMember, type MembershipDates } from './active.ts'

/** How long before the expiration one may renew. The text on the screen says two weeks; this number decides. */
export const renewalWindowDays = 16

/** The first civil day on which one may renew: 16 days before the expiration. */
export const renewalOpensOn = (expiration: string): string =>
  Temporal.PlainDate.from(expiration).subtract({ days: renewalWindowDays }).toString()

/** What the membership screen offers: to buy, to renew, or word of when renewal opens. */
export function renewalOf(membership: MembershipDates, today: string): 'buy' | 'renew' | 'not-yet' {
  const { membershipExpiration } = membership
  if (membershipExpiration === null || !isActiveMember(membership, today)) return 'buy'
  return today >= renewalOpensOn(membershipExpiration) ? 'renew' : 'not-yet'
}
