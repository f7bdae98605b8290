import { limitTable, settingOn } from '../capacity/limits.ts'
import { tieredPrices } from '../membership/member-prices.ts'
import { basePriceOf } from '../price/base-price.ts'
import { extraPrices } from '../price/price-of-visit.ts'
import { tieredKindOf } from '../price/tier.ts'
import type { SettingKey } from '../settings/catalogue.ts'
import { numberOf, priceOf, type SettingValues } from '../settings/read.ts'
import { allowed, type Refused, refused } from '../verdict.ts'
import type { NightFacts } from './length.ts'
import type { Booker, VisitWish, WishedVisit } from './reservation.ts'
import { inRoomsOf } from './rooms-of-house.ts'
import { noFlags, type VisitFlags } from './visit-flags.ts'

export const optionRefusals = [
  'kallah-or-segula',
  'manicure-or-both',
  'salon-needs-parking',
  'salon-not-with-room',
  'double-not-with-room',
  'kallah-not-in-shabbos-mode',
  'segula-not-in-shabbos-mode',
  'bath-not-in-shabbos-mode',
  'accessible-not-in-shabbos-mode',
  'private-not-in-shabbos-mode',
  'parking-not-in-shabbos-mode',
  'double-not-in-shabbos-mode',
  'merchandise-not-in-shabbos-mode',
  'kallah-not-offered',
  'segula-not-offered',
  'private-not-offered',
  'bath-not-offered',
  'shower-not-offered',
  'accessible-not-offered',
  'chabad-bor-not-offered',
  'parking-not-offered',
  'salon-not-offered',
  'double-not-offered',
  'location-not-offered',
] as const
export type OptionRefusal = (typeof optionRefusals)[number]
export type OptionField = keyof WishedVisit | 'merchandise'
export type OptionVerdict = { allowed: true } | (Refused<OptionRefusal> & { field: OptionField })

export type OptionWish = WishedVisit & Pick<VisitWish, 'merchandise'>
export type OptionFacts = {
  night: NightFacts
  by: Booker
  /** The settings, with the capacities of the chosen place over them. */
  values: SettingValues
  alternateLocationOpen: boolean
  /** True where she has been here already, so that how many rooms are on sale is no question any more. */
  onPaper?: boolean
}

type OptionRule = readonly [
  field: OptionField,
  because: OptionRefusal,
  refuses: (wish: OptionWish, facts: OptionFacts) => boolean,
]

/** The rules are asked in this order: what contradicts itself, what the night forbids, what the place doesn't have. */
const optionRules: readonly OptionRule[] = [
  ['segula', 'kallah-or-segula', (wish) => wish.kallah && wish.segula],
  ['salonBoth', 'manicure-or-both', (wish) => wish.salonManicure && wish.salonBoth],
  ['salonManicure', 'salon-needs-parking', (wish) => wish.salonManicure && !wish.parking],
  ['salonBoth', 'salon-needs-parking', (wish) => wish.salonBoth && !wish.parking],
  [
    'salonManicure',
    'salon-not-with-room',
    (wish, facts) => wish.salonManicure && isPlainRoomOnly(wish, facts),
  ],
  [
    'salonBoth',
    'salon-not-with-room',
    (wish, facts) => wish.salonBoth && isPlainRoomOnly(wish, facts),
  ],
  [
    'doubleSlot',
    'double-not-with-room',
    (wish, facts) => wish.doubleSlot && isPlainRoomOnly(wish, facts),
  ],

  inShabbosMode('kallah', 'kallah-not-in-shabbos-mode'),
  inShabbosMode('segula', 'segula-not-in-shabbos-mode'),
  inShabbosMode('bath', 'bath-not-in-shabbos-mode'),
  [
    'handicapped',
    'accessible-not-in-shabbos-mode',
    (wish, { night, by }) => wish.handicapped && night.shabbosMode && by === 'patron',
  ],
  inShabbosMode('privateRoom', 'private-not-in-shabbos-mode'),
  inShabbosMode('parking', 'parking-not-in-shabbos-mode'),
  inShabbosMode('doubleSlot', 'double-not-in-shabbos-mode'),
  [
    'merchandise',
    'merchandise-not-in-shabbos-mode',
    (wish, { night }) => night.shabbosMode && wish.merchandise.some(({ quantity }) => quantity > 0),
  ],

  [
    'alternateLocation',
    'location-not-offered',
    (w, f) => w.alternateLocation && !f.alternateLocationOpen,
  ],
  [
    'kallah',
    'kallah-not-offered',
    (w, f) => w.kallah && (noPrice(w, f) || none(f, 'roomsAvailableKallah')),
  ],
  [
    'segula',
    'segula-not-offered',
    (w, f) => w.segula && (noPrice(w, f) || zero(f, 'roomsAvailableSegula')),
  ],
  [
    'privateRoom',
    'private-not-offered',
    (w, f) =>
      w.privateRoom &&
      (priceOf(f.values, tieredPrices[tieredKindOf(w)]) === null ||
        none(f, 'roomsAvailablePrivateRoom')),
  ],
  [
    'bath',
    'bath-not-offered',
    (w, f) => w.bath && (noPrice(w, f) || noRooms(f, 'roomsAvailableBath')),
  ],
  [
    'bath',
    'shower-not-offered',
    (w, f) => !w.bath && (noPrice(w, f) || noRooms(f, 'roomsAvailableShower')),
  ],
  [
    'handicapped',
    'accessible-not-offered',
    (w, f) => w.handicapped && !f.onPaper && none(f, 'roomsAvailableHandicapped'),
  ],
  ['chabadBor', 'chabad-bor-not-offered', (w, f) => w.chabadBor && noChabadBor(w, f)],
  [
    'parking',
    'parking-not-offered',
    (w, f) => w.parking && (noExtra(f, 'parking') || noPlaceToPark(w, f)),
  ],
  [
    'salonManicure',
    'salon-not-offered',
    (w, f) => w.salonManicure && (noExtra(f, 'salonManicure') || noSalon(f)),
  ],
  [
    'salonBoth',
    'salon-not-offered',
    (w, f) => w.salonBoth && (noExtra(f, 'salonBoth') || noSalon(f)),
  ],
  [
    'doubleSlot',
    'double-not-offered',
    (w, f) =>
      w.doubleSlot &&
      (noExtra(f, 'doubleSlot') || numberOf(f.values, 'reservationMinutesDoubleSlot') === null),
  ],
]

/** Whether these options go together and are sold on this night at this place; a no names the field in the way. */
export function judgeOptions(asked: OptionWish, facts: OptionFacts): OptionVerdict {
  const wish = inRoomsOf(asked, facts.values)
  const broken = optionRules.find(([, , refuses]) => refuses(wish, facts))
  if (!broken) return allowed
  const [field, because] = broken
  return { ...refused(because), field }
}

/** The plain room to book: a bath where baths are on sale and showers aren't, else a shower. */
export function plainRoomOf(facts: OptionFacts): Pick<VisitFlags, 'bath'> {
  const plain = { ...noFlags, alternateLocation: false, merchandise: [] }
  const isSold = (bath: boolean) => judgeOptions({ ...plain, bath }, facts).allowed
  return { bath: !isSold(false) && isSold(true) }
}

function inShabbosMode(field: keyof WishedVisit, because: OptionRefusal): OptionRule {
  return [field, because, (wish, { night }) => wish[field] && night.shabbosMode]
}

/** Segula and accessible visits are sold to patrons without double slot and salon; the desk may agree to them. */
const isPlainRoomOnly = ({ segula, handicapped }: OptionWish, { by }: OptionFacts): boolean =>
  by === 'patron' && (segula || handicapped)

/** Whether a thing has no regular price: then it is offered to nobody, whatever her tier. */
const noPrice = (wish: OptionWish, { night, values }: OptionFacts): boolean =>
  basePriceOf(wish, night, { member: null, discount: false }, values) === null

function noExtra({ values }: OptionFacts, flag: (typeof extraPrices)[number][1]): boolean {
  return extraPrices.some(([, field, key]) => field === flag && priceOf(values, key) === null)
}

/**
 * Whether the place has no parking for this visit; an accessible visit may use the accessible places where there are
 * any.
 */
const noPlaceToPark = ({ handicapped }: OptionWish, facts: OptionFacts): boolean =>
  none(facts, 'parkingAvailable') && !(handicapped && !none(facts, 'parkingAvailableHandicapped'))

/**
 * Whether no Chabad Bor is offered: Fridays may have a number of their own, and so may showers and baths. In
 * Shabbos mode the kind of room doesn't matter.
 */
function noChabadBor({ bath }: OptionWish, facts: OptionFacts): boolean {
  const { values, night } = facts
  if (none(facts, settingOn(night, values, limitTable.chabadBor))) return true
  const ofKind = bath ? 'roomsAvailableChabadBorBath' : 'roomsAvailableChabadBorShower'
  return !night.shabbosMode && zero(facts, ofKind)
}

/**
 * Whether no salon is offered. Without a length it would be sold without an end, as no visit would take a seat in it.
 */
const noSalon = (facts: OptionFacts): boolean =>
  zero(facts, 'salonAvailable') || numberOf(facts.values, 'salonMinutes') === null

/** Whether a number is blank or 0: both mean that there is none. */
const none = ({ values }: OptionFacts, key: SettingKey): boolean => !numberOf(values, key)

/** Whether a number is 0, which means that there is none. A blank one leaves it to other limits. */
const zero = ({ values }: OptionFacts, key: SettingKey): boolean => numberOf(values, key) === 0

/** Whether there are no rooms of a kind. On a Shabbos-mode night all rooms are one pool. */
const noRooms = (facts: OptionFacts, key: SettingKey): boolean =>
  !facts.night.shabbosMode && !facts.onPaper && zero(facts, key)
