import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'
import { moves } from '../visit/moves.ts'

export const doors = ['dry', 'wet'] as const
export type Door = (typeof doors)[number]

/** News of a door older than this says nothing of where she is now. */
const oldest: Ms = 15_000

type Event = { door: Door; open: boolean; ageMs: Ms }

/**
 * The status to which a door that opens takes the visit behind it; null for a door that closes, for news older than 15
 * seconds or from before her last move, and where the table has no such move.
 */
export function doorMoveOf(
  { door, open, ageMs }: Event,
  { status, statusSince }: { status: ReservationStatus; statusSince: Ms },
  now: Ms,
): ReservationStatus | null {
  if (!open || ageMs > oldest || now - ageMs < statusSince) return null
  const mover = `${door}-door` as const
  const move = moves.find(({ by, from }) => by.includes(mover) && from.includes(status))
  return move?.to ?? null
}
