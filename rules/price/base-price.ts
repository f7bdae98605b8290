import { type TieredKind, tieredPrices } from '../membership/member-prices.ts'
import { isFridayLike, type NightFacts } from '../reservation/length.ts'
import type { VisitFlags } from '../reservation/visit-flags.ts'
import { priceOf, type SettingValues } from '../settings/read.ts'
import type { Cents } from './money.ts'
import { type Standing, type TierPrice, tieredKindOf, tierPriceOf } from './tier.ts'

const tieredCodes = {
  shower: 'shower',
  bath: 'bath',
  privateShower: 'private-shower',
  privateBath: 'private-bath',
} as const

export type BaseCode =
  | 'kallah'
  | 'segula'
  | 'friday'
  | (typeof tieredCodes)[keyof typeof tieredCodes]
export type BasePrice = TierPrice & { code: BaseCode }

/** What of a visit its price goes by. */
export type PricedFlags = Pick<VisitFlags, 'kallah' | 'segula' | 'bath' | 'privateRoom'>

/**
 * The price of the visit itself, without extras; null where it isn't offered, 0 where it is free. Kallah, segula and
 * Friday prices have no tiers. A kallah or segula visit without a price isn't offered; without a Friday price that
 * night has the usual ones.
 */
export function basePriceOf(
  visit: PricedFlags,
  night: NightFacts,
  standing: Standing,
  values: SettingValues,
): BasePrice | null {
  if (visit.kallah) return flat('kallah', priceOf(values, 'priceKallah'))
  if (visit.segula) return flat('segula', priceOf(values, 'priceSegula'))
  const friday = isFridayLike(night) ? flat('friday', priceOf(values, 'priceFriday')) : null
  if (friday) return friday
  const kind = kindSoldOf(visit, night, values)
  const price = tierPriceOf(kind, standing, values)
  return price && { code: tieredCodes[kind], ...price }
}

/**
 * The kind of room whose price counts. In Shabbos mode a visit names none, so a house that sells no showers asks what
 * its baths cost.
 */
function kindSoldOf(visit: PricedFlags, night: NightFacts, values: SettingValues): TieredKind {
  const kind = tieredKindOf(visit)
  const namesNone = night.shabbosMode && kind === 'shower'
  return namesNone && priceOf(values, tieredPrices.shower) === null ? 'bath' : kind
}

const flat = (code: BaseCode, cents: Cents | null): BasePrice | null =>
  cents === null ? null : { code, tier: 'regular', regularCents: cents, cents }
