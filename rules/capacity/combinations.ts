import { inRoomsOf } from '../reservation/rooms-of-house.ts'
import type { SettingKey } from '../settings/catalogue.ts'
import { type SettingValues, textOf } from '../settings/read.ts'
import { type Limits, limitsOf, type NightForLimits } from './limits.ts'
import { parkingKindOf, type VisitOptions } from './occupancy.ts'

export type AtLocation = { alternate: boolean }

/** One choice of options on sale. A Chabad Bor and a kallah's visit are asked for elsewhere and never listed. */
export type Combination = Omit<VisitOptions, 'chabadBor'> & { alternateLocation: boolean }

const plain: Omit<Combination, 'alternateLocation'> = {
  bath: false,
  doubleSlot: false,
  handicapped: false,
  kallah: false,
  segula: false,
  parking: false,
  privateRoom: false,
  salonAfter: false,
}

const kinds = [
  { is: { bath: false }, price: 'priceShower' },
  { is: { bath: true }, price: 'priceBath' },
  { is: { bath: false, handicapped: true }, price: 'priceShower' },
  { is: { bath: true, handicapped: true }, price: 'priceBath' },
  { is: { bath: false, segula: true }, price: 'priceSegula' },
] satisfies { is: Partial<VisitOptions>; price: SettingKey }[]

/** A night in Shabbos mode is sold while any of these is set (base-price.ts). */
const nightPrices = ['priceFriday', 'priceShower', 'priceBath'] as const

const extras = [
  { parking: false, salonAfter: false },
  { parking: true, salonAfter: false },
  { parking: true, salonAfter: true },
]

/**
 * What is on sale on a night at a location, in the order it is listed: by kind, then private room, double slot, extras.
 * In Shabbos mode there is nothing to choose: the plain visit alone, where it has a price. None where no number of
 * rooms is set.
 */
export function combinationsOf(
  values: SettingValues,
  night: NightForLimits,
  location: AtLocation,
): Combination[] {
  const limits = limitsOf(values, night)
  const isSet = (key: SettingKey) => textOf(values, key) !== null
  const here = { ...plain, alternateLocation: location.alternate }
  if (limits.total === 'not-offered') return []
  if (night.shabbosMode) return nightPrices.some(isSet) ? [here] : []

  const doubleSold = isSet('priceDoubleSlot') && isSet('reservationMinutesDoubleSlot')
  const salonSold =
    (isSet('priceSalonManicure') || isSet('priceSalonBoth')) &&
    limits.salon !== 'not-offered' &&
    isSet('salonMinutes')
  const mayOffer = (choice: Combination) =>
    offersRoom(choice, limits) &&
    (!choice.doubleSlot || (doubleSold && isOrdinary(choice))) &&
    (!choice.parking ||
      (isSet('priceParking') && limits[parkingKindOf(choice, limits)] !== 'not-offered')) &&
    (!choice.salonAfter || (salonSold && isOrdinary(choice)))

  return kinds
    .filter(({ price }) => isSet(price))
    .flatMap(({ is }) => {
      const room = inRoomsOf({ ...here, ...is }, values)
      const isPrivateSold = isSet(room.bath ? 'pricePrivateBath' : 'pricePrivateShower')
      return (isPrivateSold ? [false, true] : [false]).flatMap((privateRoom) =>
        [false, true].flatMap((doubleSlot) =>
          extras.map((extra) => ({ ...room, privateRoom, doubleSlot, ...extra })),
        ),
      )
    })
    .filter(mayOffer)
}

/** Segula and accessible visits take neither a double slot nor the salon. */
const isOrdinary = ({ segula, handicapped }: Combination) => !segula && !handicapped

const offersRoom = (choice: Combination, limits: Limits) =>
  limits[choice.bath ? 'bath' : 'shower'] !== 0 &&
  (!choice.handicapped || limits.handicapped !== 'not-offered') &&
  (!choice.segula || limits.segula !== 'not-offered') &&
  (!choice.privateRoom || limits.privateRoom !== 'not-offered')
