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

/** What about the person decides the tier; nothing a body says of itself (rules of useDiscountPrice: sponsorship.ts). */
export type Standing = {
  /** The level's prices of a membership active on the business day of booking, else null. */
  member: LevelPrices | null
  discount: boolean
}

export function tieredKindOf(visit: Pick<VisitFlags, 'bath' | 'privateRoom'>): TieredKind {
  if (visit.privateRoom) return visit.bath ? 'privateBath' : 'privateShower'
  return visit.bath ? 'bath' : 'shower'
}

/** Null = not offered: a kind is on sale by its regular price alone. */
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
