import type { Cents } from '../price/money.ts'
import { priceOf, type SettingValues } from '../settings/read.ts'

/** The room kinds that have tiers, by the setting of their regular price. */
export const tieredPrices = {
  shower: 'priceShower',
  bath: 'priceBath',
  privateShower: 'pricePrivateShower',
  privateBath: 'pricePrivateBath',
} as const
export type TieredKind = keyof typeof tieredPrices

/**
 * The visit prices of one membership level; null where it has none of its own and the Member price of the settings
 * counts.
 */
export type LevelPrices = Readonly<Record<TieredKind, Cents | null>>

/** What an active member of this level pays; null where there is only the regular price. */
export const memberPriceOf = (
  level: LevelPrices,
  kind: TieredKind,
  values: SettingValues,
): Cents | null => level[kind] ?? priceOf(values, `${tieredPrices[kind]}Member`)
