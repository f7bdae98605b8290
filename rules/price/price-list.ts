import { type LevelPrices, type TieredKind, tieredPrices } from '../membership/member-prices.ts'
import type { NightFacts } from '../reservation/length.ts'
import { priceOf, type SettingValues } from '../settings/read.ts'
import { basePriceOf } from './base-price.ts'
import type { Cents } from './money.ts'
import { extraPrices } from './price-of-visit.ts'

const noLevel: LevelPrices = { shower: null, bath: null, privateShower: null, privateBath: null }

/** The tiers, each by the word that its price settings end in. */
const payers = [
  ['', { member: null, discount: false }],
  ['Member', { member: noLevel, discount: false }],
  ['Discount', { member: null, discount: true }],
] as const

const kinds = {
  shower: { bath: false, privateRoom: false },
  bath: { bath: true, privateRoom: false },
  privateShower: { bath: false, privateRoom: true },
  privateBath: { bath: true, privateRoom: true },
} as const satisfies Record<TieredKind, object>

const ordinary = { bath: false, privateRoom: false, kallah: false, segula: false }
const anybody = payers[0][1]

export type ListedPrice =
  | `${(typeof tieredPrices)[TieredKind]}${(typeof payers)[number][0]}`
  | (typeof extraPrices)[number][2]
  | 'priceKallah'
  | 'priceSegula'

/**
 * What each price in the settings comes to on one night, in cents and by its name; null where the thing isn't offered.
 * A blank member or discount price is the regular one; on a Friday or in Shabbos mode a Friday price that is set takes
 * the place of every room's, not of kallah's, segula's and the extras'. Levels' own prices are not among them.
 */
export function priceListOf(
  night: NightFacts,
  values: SettingValues,
): ReadonlyMap<ListedPrice, Cents | null> {
  const list = new Map<ListedPrice, Cents | null>()
  for (const [kind, flags] of Object.entries(kinds) as [TieredKind, (typeof kinds)[TieredKind]][])
    for (const [tier, standing] of payers) {
      const price = basePriceOf({ ...ordinary, ...flags }, night, standing, values)
      list.set(`${tieredPrices[kind]}${tier}`, price?.cents ?? null)
    }
  for (const [key, flags] of [
    ['priceKallah', { kallah: true }],
    ['priceSegula', { segula: true }],
  ] as const)
    list.set(key, basePriceOf({ ...ordinary, ...flags }, night, anybody, values)?.cents ?? null)
  for (const [, , key] of extraPrices) list.set(key, priceOf(values, key))
  return list
}
