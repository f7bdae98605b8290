import { centsIn, centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { AnswerOf } from '../../../talk/call.ts'

/** The report of one night, for the morning after it. */
export type MorningView = AnswerOf<'morningReport'>

/** One building's numbers of the night. */
export type Place = MorningView['places'][number]
export type Wait = Place['waits'][number]

/** A change of a visit's status by hand, of one of the kinds that `what` names. */
export type Move = MorningView['moves'][number]

/** An opening of a door, or a test of it, and how it ended. */
export type Door = MorningView['doors'][number]

const sumOf = (places: readonly Place[], of: (place: Place) => number): number =>
  places.reduce((all, place) => all + of(place), 0)

const isAll = ({ group }: Wait) => group === 'all'

/**
 * The few numbers of all buildings together. `waited` is the mean wait for the water in minutes, null where none is
 * known; `byHand` counts corrections and undone taps, `opened` the doors that opened or whose end isn't known.
 */
export function figuresOf({ places, moves, doors }: MorningView) {
  const all = places.flatMap(({ waits }) => waits.filter(isAll))
  const waited = all.reduce((sum, { count }) => sum + count, 0)
  const minutes = all.reduce((sum, { count, meanMinutes }) => sum + count * meanMinutes, 0)
  return {
    visits: sumOf(places, ({ visits }) => visits),
    noShows: sumOf(places, ({ noShows }) => noShows),
    expected: sumOf(places, ({ expected }) => expected),
    canceled: sumOf(places, ({ canceled }) => canceled),
    unwritten: sumOf(places, ({ unwritten }) => unwritten),
    waited: waited === 0 ? null : minutes / waited,
    passed: moves.filter(({ what }) => what === 'passed').length,
    byHand: moves.filter(({ what }) => what !== 'passed').length,
    opened: doors.filter(({ ended }) => ended === 'done' || ended === null).length,
  }
}

/**
 * Whether the night had no reservation, no act by hand, no opening of a door, also a failed one, and no cash or check
 * that was taken or refunded.
 */
export const isEmpty = ({ places, moves, doors, drawer }: MorningView): boolean =>
  moves.length + doors.length === 0 &&
  drawer.every(({ taken, givenBack }) => taken === 0 && givenBack === 0) &&
  places.every(
    (one) => one.visits + one.noShows + one.expected + one.canceled + one.unwritten === 0,
  )

/** What was counted less what the drawer should contain, in dollars; null when the text isn't an amount. */
export function differenceOf(counted: string, holds: number): number | null {
  const cents = centsIn(counted)
  return cents === null ? null : dollarsOf(cents - centsOf(holds))
}
