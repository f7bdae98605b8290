import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'
import { moves } from '../visit/moves.ts'

export const doors = ['dry', 'wet'] as const
export type Door = (typeof doors)[number]

/** What happened so long ago says nothing of where she is by now. */
const oldest: Ms = 15_000

type Event = { door: Door; open: boolean; ageMs: Ms }

/**
 * Where a door that opens takes the visit behind it; null for one that closes, for news that comes too late or from
 * before she was where she is, and where the table has no such way.
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
