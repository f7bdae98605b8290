import type { Contract, Reservation } from '@mikvah/contract/contract.ts'
import { flagsIn, noFlags, type VisitFlags } from '@mikvah/rules/reservation/visit-flags.ts'
import { hourOfNight } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { wallOf } from '@mikvah/rules/time/wall.ts'
import type { BodyOf } from '../../talk/call.ts'

/** The kinds of room that the desk books, each with the flags that it sets in the call, in the order of the cards. */
export const kinds = {
  shower: {},
  bath: { bath: true },
  'private-shower': { privateRoom: true },
  'private-bath': { privateRoom: true, bath: true },
  'accessible-shower': { handicapped: true },
  'accessible-bath': { handicapped: true, bath: true },
  segula: { segula: true },
  kallah: { kallah: true, bath: true },
} as const satisfies Record<string, Partial<VisitFlags>>

export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]

const ofTheKind = ['bath', 'privateRoom', 'handicapped', 'segula', 'kallah'] as const

/** The extras that the desk can add to a kind of room, in the order of the checkboxes. */
export const extras = ['parking', 'salonManicure', 'salonBoth', 'doubleSlot', 'chabadBor'] as const
export type DeskExtra = (typeof extras)[number]

/** The hour of a wish for somebody who is at the desk: it moves on with the clock. */
export const rightNow = 'now'

/** What the desk has chosen for her, as the screen shows it. */
export type DeskWish = {
  kind: Kind
  extras: Readonly<Record<DeskExtra, boolean>>
  alternateLocation: boolean
  date: string
  /** An instant with its offset; `rightNow` for the hour it is; null until one is chosen. */
  time: string | typeof rightNow | null
  discount: boolean
  ignoreCutoff: boolean
  ignoreAvailability: boolean
  /** Whether she is at the desk now, which only counts if her hour is near enough. */
  isHere: boolean
  note: string
}

/**
 * The wish that a form begins with: a shower on this night at no hour yet, without extras, for a patron who is here.
 */
export const newWish = (date: string): DeskWish => ({
  kind: 'shower',
  extras: Object.fromEntries(extras.map((extra) => [extra, false])) as DeskWish['extras'],
  alternateLocation: false,
  date,
  time: null,
  discount: false,
  ignoreCutoff: false,
  ignoreAvailability: false,
  isHere: true,
  note: '',
})

/**
 * The choices that a reservation stands for, from which its change begins; a shower where its kind isn't one that the
 * desk books.
 */
export function wishOf(visit: Reservation): DeskWish {
  const flags = flagsIn(visit)
  const kind = kindNames.findLast((name) => {
    const wanted: Partial<VisitFlags> = kinds[name]
    return ofTheKind.every((flag) =>
      flag === 'bath' && visit.kallah ? true : (wanted[flag] ?? false) === flags[flag],
    )
  })
  return {
    ...newWish(visit.reservationDate),
    kind: kind ?? 'shower',
    extras: Object.fromEntries(extras.map((extra) => [extra, flags[extra]])) as DeskWish['extras'],
    alternateLocation: visit.alternateLocation,
    time: visit.reservationTime,
    discount: visit.useDiscountPrice,
    isHere: !visit.advanceReservation,
    note: visit.notes ?? '',
  }
}

/** A kind of room and the chosen extras as the flags that the calls take. */
export const flagsOf = ({
  kind,
  extras: chosen,
}: Pick<DeskWish, 'kind' | 'extras'>): VisitFlags => ({
  ...noFlags,
  ...kinds[kind],
  ...chosen,
})

type Slots = Contract['availableReservations']['answer']
type Combination = Slots[number]['availableReservations'][number]

/**
 * The hours at which this choice is on sale, each with the number of places left; which room a segula visit has follows
 * from what the house has. None for a kallah or the Chabad bor: their hour is typed.
 */
export function timesOf(slots: Slots, wish: DeskWish): { at: string; places: number }[] {
  const flags = flagsOf(wish)
  const isIt = (one: Combination) =>
    (flags.segula || one.bath === flags.bath) &&
    one.privateRoom === flags.privateRoom &&
    one.handicapped === flags.handicapped &&
    one.segula === flags.segula &&
    one.parking === flags.parking &&
    one.doubleSlot === flags.doubleSlot &&
    one.salonAfter === (flags.salonManicure || flags.salonBoth) &&
    one.alternateLocation === wish.alternateLocation
  // Visits of kallahs and to the Chabad bor aren't on the list of slots, so their hour is typed.
  if (flags.kallah || flags.chabadBor) return []
  return slots.flatMap(({ timeSlot, availableReservations }) => {
    const match = availableReservations.find(isIt)
    return match ? [{ at: timeSlot, places: match.available }] : []
  })
}

/**
 * A clock time of the night, HH:mm, as an instant with its offset; hours before five are those after midnight. Null for
 * a text that is no clock time.
 */
export function instantOf(date: string, hour: string, zone: string): string | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(hour) ?? []
  if (hours === undefined || minutes === undefined) return null
  const decimal = Number(hours) + Number(minutes) / 60
  return instantTextOf(wallOf(date, hourOfNight(decimal), zone, 'earlier'), zone)
}

/** Choices whose hour is an instant, or not chosen yet. */
export type Timed = DeskWish & { time: string | null }

/** The choices as the body of `quoteReservation` and `newReservation`; null until they have an hour. */
export function bodyOf(
  wish: Timed,
  { userId, replaces }: { userId: string; replaces: string | null },
): BodyOf<'quoteReservation'> | null {
  if (wish.time === null) return null
  return {
    userId,
    reservationTime: wish.time,
    ...flagsOf(wish),
    alternateLocation: wish.alternateLocation,
    useDiscountPrice: wish.discount,
    advanceReservation: !wish.isHere,
    notes: wish.note.trim() || null,
    ...(replaces ? { replacingReservationId: replaces } : {}),
  }
}
