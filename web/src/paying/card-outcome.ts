import { CallFailed } from '../talk/call-failed.ts'
import type { ReaderEnd } from './ask-reader.ts'
import type { CardAtReader } from './use-card-at-reader.ts'

/**
 * How the last card at a reader fared. `under-way`: the visit is being paid elsewhere. `failed`: the server refused the
 * request.
 */
export type CardOutcome = ReaderEnd | 'under-way' | 'failed'

/** The outcome to show; null before any card was asked for, and while one is. */
export function outcomeOf(stands: CardAtReader): CardOutcome | null {
  if (stands.at === 'end') return stands.end
  if (stands.at !== 'refused') return null
  const { failure } = stands
  return failure instanceof CallFailed && failure.code === 'payment-in-progress'
    ? 'under-way'
    : 'failed'
}
