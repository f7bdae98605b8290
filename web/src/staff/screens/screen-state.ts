import { isScreenSilent } from '@mikvah/rules/people/screen-silent.ts'
import type { AnswerOf } from '../../talk/call.ts'

export type Screen = AnswerOf<'devices'>[number]
export const screenStates = ['well', 'silent', 'unpaired'] as const
export type ScreenState = (typeof screenStates)[number]

/** The dot for each state; an unpaired screen needs somebody's hand. */
export const looks = { well: 'well', silent: 'silent', unpaired: 'hand' } as const

export function stateOf({ pairedAt, lastSeen }: Screen, now: number): ScreenState {
  if (pairedAt === null || lastSeen === null) return 'unpaired'
  return isScreenSilent(Date.parse(lastSeen), now) ? 'silent' : 'well'
}
