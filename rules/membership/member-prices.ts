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

/** A membership level's own visit prices; null = it has none and the settings' Member price counts. */
export type LevelPrices = Readonly<Record<TieredKind, Cents | null>>

/** What an active member of this level pays, or null when only the regular price is left. */
export const memberPriceOf = (
  level: LevelPrices,
  kind: TieredKind,
  values: SettingValues,
): Cents | null => level[kind] ?? priceOf(values, `${tieredPrices[kind]}Member`)
