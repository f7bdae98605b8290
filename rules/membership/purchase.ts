import { isEmail } from '../people/email.ts'
import type { Booker } from '../reservation/reservation.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { isActiveMember, type MembershipFacts } from './active.ts'
import { renewalOf } from './renewal-window.ts'

/** The only frequency on sale: one payment a year. */
export const paymentFrequencies = [{ name: 'Annually', installments: 1 }] as const

export const purchaseRefusals = [
  'level-required',
  'frequency-required',
  'email-required',
  'renewal-not-open',
] as const

/**
 * Whether a year of membership may be bought or renewed: of a level and at a frequency on sale, with an e-mail address.
 * The desk may renew at any time, a patron once it opens.
 */
export function judgePurchase(
  { level, installments, email }: { level: string; installments: number | null; email: string },
  {
    membership,
    levelsOnSale,
    by,
    today,
  }: {
    membership: MembershipFacts
    levelsOnSale: readonly string[]
    by: Booker
    today: string
  },
): Verdict<(typeof purchaseRefusals)[number]> {
  if (!levelsOnSale.includes(level)) return refused('level-required')
  if (!paymentFrequencies.some((one) => one.installments === installments)) {
    return refused('frequency-required')
  }
  if (!isEmail(email)) return refused('email-required')
  if (by === 'patron' && renewalOf(membership, today) === 'not-yet') {
    return refused('renewal-not-open')
  }
  return allowed
}

/** The membership after a paid year: it goes on from the expiration of an active one, otherwise it starts today. */
export function purchaseOf(
  membership: MembershipFacts,
  { level, autoRenew, today }: { level: string; autoRenew: boolean; today: string },
): MembershipFacts & { membershipInstallments: 1 } {
  const start = (isActiveMember(membership, today) && membership.membershipExpiration) || today
  const expiration = Temporal.PlainDate.from(start).add({ years: 1 }).toString()
  return {
    membershipLevel: level,
    membershipExpiration: expiration,
    membershipPaidUntil: expiration,
    membershipAutoRenew: autoRenew,
    membershipInstallments: 1,
  }
}

/**
 * The membership once the money of one of its years has gone back: that year is off its end, and it renews no more.
 * Where nothing of it is left beyond today it is over.
 */
export function withoutYear(
  { membershipExpiration }: MembershipFacts,
  today: string,
): Omit<MembershipFacts, 'membershipLevel'> {
  const left = membershipExpiration && yearBefore(membershipExpiration)
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  const expiration = left === today ? yesterday : left
  return {
    membershipExpiration: expiration,
    membershipPaidUntil: expiration,
    membershipAutoRenew: false,
  }
}

const yearBefore = (date: string): string =>
  Temporal.PlainDate.from(date).subtract({ years: 1 }).toString()
