import { isScreenSilent } from '@mikvah/rules/people/screen-silent.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** A screen of the facility, paired or not. */
export type Screen = AnswerOf<'devices'>[number]
export const screenStates = ['well', 'silent', 'unpaired'] as const

/**
 * `silent` is a paired screen that has missed its turn to be seen, `well` one that hasn't, `unpaired` one that isn't
 * signed in.
 */
export type ScreenState = (typeof screenStates)[number]

/** The dot for each state; an unpaired screen needs somebody's hand. */
export const looks = { well: 'well', silent: 'silent', unpaired: 'hand' } as const

/**
 * The state of a screen at `now` (milliseconds); one that was paired and isn't signed in any more counts as unpaired.
 */
export function stateOf({ pairedAt, lastSeen }: Screen, now: number): ScreenState {
  if (pairedAt === null || lastSeen === null) return 'unpaired'
  return isScreenSilent(Date.parse(lastSeen), now) ? 'silent' : 'well'
}

const needs: readonly ScreenState[] = ['silent', 'unpaired', 'well']

/**
 * The screens that need somebody first: silent ones, then those that wait to be paired; within each state they stay in
 * the order given.
 */
export const byNeed = (screens: readonly Screen[], now: number): Screen[] =>
  screens.toSorted(
    (one, other) => needs.indexOf(stateOf(one, now)) - needs.indexOf(stateOf(other, now)),
  )
