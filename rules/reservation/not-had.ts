import type { SettingKey } from '../settings/catalogue.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'

type At = (values: SettingValues) => boolean

const some =
  (key: SettingKey): At =>
  (values) =>
    (numberOf(values, key) ?? 0) > 0
/** A blank number leaves it to other limits. */
const notZero =
  (key: SettingKey): At =>
  (values) =>
    numberOf(values, key) !== 0

/** What is sold besides showers and baths, by its prices, and whether a place has any of it. */
const kinds: readonly (readonly [prices: readonly SettingKey[], has: At])[] = [
  [['priceSegula'], notZero('roomsAvailableSegula')],
  [['pricePrivateBath', 'pricePrivateShower'], some('roomsAvailablePrivateRoom')],
  [
    ['priceParking'],
    (values) => some('parkingAvailable')(values) || some('parkingAvailableHandicapped')(values),
  ],
  [
    ['priceSalonManicure', 'priceSalonBoth'],
    (values) => notZero('salonAvailable')(values) && numberOf(values, 'salonMinutes') !== null,
  ],
]

type House = {
  /** The settings of the main place. */
  main: SettingValues
  /** The settings of every place that is open, the main one too. */
  places: readonly SettingValues[]
}

/**
 * The settings of the prices of what no place has (options.ts refuses it everywhere). A kallah's request is always for
 * the main place.
 */
export const pricesOfNothing = ({ main, places }: House): SettingKey[] => [
  ...kinds.flatMap(([prices, has]) => (places.some(has) ? [] : prices)),
  ...(some('roomsAvailableKallah')(main) ? [] : (['priceKallah'] as const)),
]

/** Whether some place has an accessible room. */
export const hasAccessible = ({ places }: House): boolean =>
  places.some(some('roomsAvailableHandicapped'))
