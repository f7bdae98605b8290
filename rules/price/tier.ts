import {
  type LevelPrices,
  memberPriceOf,
  type TieredKind,
  tieredPrices,
} from '../membership/member-prices.ts'
import type { VisitFlags } from '../reservation/visit-flags.ts'
import { priceOf, type SettingValues } from '../settings/read.ts'
import type { Cents } from './money.ts'

export type Tier = 'regular' | 'member' | 'discount'
export type TierPrice = { tier: Tier; regularCents: Cents; cents: Cents }

/** What decides a person's tier: a member's price goes before a discount's, which sponsorship.ts grants. */
export type Standing = {
  /** The prices of her level where her membership is active on the business day of booking, else null. */
  member: LevelPrices | null
  discount: boolean
}

export function tieredKindOf(visit: Pick<VisitFlags, 'bath' | 'privateRoom'>): TieredKind {
  if (visit.privateRoom) return visit.bath ? 'privateBath' : 'privateShower'
  return visit.bath ? 'bath' : 'shower'
}

/**
 * What somebody of this standing pays: the regular price where her tier has none of its own. Null where the kind isn't
 * offered, which its regular price alone decides.
 */
export function tierPriceOf(
  kind: TieredKind,
  { member, discount }: Standing,
  values: SettingValues,
): TierPrice | null {
  const regularCents = priceOf(values, tieredPrices[kind])
  if (regularCents === null) return null
  const tier = member ? 'member' : discount ? 'discount' : 'regular'
  const cents = member
    ? memberPriceOf(member, kind, values)
    : discount
      ? priceOf(values, `${tieredPrices[kind]}Discount`)
      : regularCents
  return cents === null
    ? { tier: 'regular', regularCents, cents: regularCents }
    : { tier, regularCents, cents }
}
