import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { buyMembership } from '@mikvah/contract/users.ts'
import { hasMemberships } from '@mikvah/rules/membership/active.ts'
import { judgePurchase, paymentFrequencies } from '@mikvah/rules/membership/purchase.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Booker } from '@mikvah/rules/reservation/reservation.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import type { Content } from '../../facility/content.ts'
import { todayOf } from '../../nights/nights.ts'
import type { MembershipPurchase } from '../../payments/table.ts'
import type { Account } from '../../people/accounts.ts'
import type { SignedInContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { textIn } from '../../request/words.ts'

export type PurchaseBody = BodyOf<typeof buyMembership>

const fieldOf = {
  'level-required': 'membershipLevel',
  'frequency-required': 'installments',
  'email-required': 'email',
  'renewal-not-open': 'membershipLevel',
} as const

/**
 * What she buys and for how much; refuses what `judgePurchase` says, and names the field that is wrong (requirements
 * P5).
 */
export function purchaseWanted(
  ctx: SignedInContext,
  account: Account,
  body: PurchaseBody,
  by: Booker,
): MembershipPurchase & { email: string; cents: Cents } {
  const { content, language } = ctx
  const level = body.membershipLevel ?? ''
  const email = body.email ?? ''
  const onSale = levelsOnSale(content)
  const verdict = judgePurchase(
    { level, installments: installmentsOf(body.installments), email },
    {
      membership: account,
      levelsOnSale: onSale.map((one) => one.level),
      by,
      today: todayOf(ctx),
    },
  )
  if (!verdict.allowed) {
    const message = textIn(language, verdict.because, {}, content.texts)
    throw new Refused(verdict.because, { errors: [{ path: fieldOf[verdict.because], message }] })
  }
  const standard = flagOf(content.values, 'membershipAutoRenew') ?? false
  return {
    level,
    email,
    autoRenew: body.membershipAutoRenew ?? standard,
    cents: onSale.find((one) => one.level === level)?.cents ?? 0,
  }
}

/** The levels on sale; none when the facility sells no memberships. */
export const levelsOnSale = ({ values, levels }: Content) =>
  hasMemberships(values) ? levels.filter(({ active }) => active) : []

/** The number of payments, from a number or the name of a frequency. */
function installmentsOf(sent: PurchaseBody['installments']): number | null {
  const named = paymentFrequencies.find(
    ({ name }) => name.toLowerCase() === String(sent ?? '').toLowerCase(),
  )
  if (named) return named.installments
  const count = Number(sent || Number.NaN)
  return Number.isInteger(count) ? count : null
}
