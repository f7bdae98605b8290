import { keepTyped, ownerNow, typedBefore } from '../../../talk/stored-typed.ts'
import type { Chosen } from './chosen.ts'

/** The night and the options that she has chosen. */
export type Choice = { date?: string; chosen?: Chosen }

/** Where this tab stores what she has chosen last on a way: going back leads to a history entry from before that. */
const place = 'reserve-choice'

type Stored = { way: string; choice: Choice }

/** Stores what she has chosen on a booking or edit, by the id of its way (`wayId`), in place of another's. */
export const keepChoice = (way: string, { date, chosen }: Choice) =>
  keepTyped(ownerNow(), place, { way, choice: { date, chosen } } satisfies Stored)

/** What she has chosen last on this way; undefined where nothing of it is stored. */
export function choiceOf(way: string | undefined): Choice | undefined {
  const stored = typedBefore(ownerNow(), place) as Stored | undefined
  return stored && stored.way === way ? stored.choice : undefined
}
