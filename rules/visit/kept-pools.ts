import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'

type Bound = {
  id: string
  status: ReservationStatus
  statusSince: Ms
  /** The pool she is in; null while she is in none. */
  pool: number | null
  /** The pool that has been kept for her; null for none. */
  keptPool: number | null
}
type House = {
  pools: number
  /** Whether the facility uses the status of walking to the water. */
  followsHer: boolean
}

/**
 * Whether she has been sent to the water and isn't in it yet. Where the walk has no status of its own, being called
 * is being sent.
 */
export const isSent = (status: ReservationStatus, { followsHer }: Pick<House, 'followsHer'>) =>
  status === (followsHer ? 'ToMikvah' : 'ReadyForMikvahNext')

/**
 * The pool, counted from 1, kept for each patron who is on her way; null while none is free. She has been told which,
 * so it stays hers whichever other pool empties. A patron without a pool gets the first that nobody is in or on her way
 * to.
 */
export function keptPools(visits: readonly Bound[], house: House): Map<string, number | null> {
  const gone = new Set(visits.map(({ pool }) => pool))
  const sent = visits
    .filter(({ status }) => isSent(status, house))
    .toSorted((a, b) => a.statusSince - b.statusSince || (a.id < b.id ? -1 : 1))
  const kept = new Map<string, number | null>(sent.map(({ id }) => [id, null]))
  for (const { id, keptPool } of sent) {
    if (keptPool === null || keptPool > house.pools || gone.has(keptPool)) continue
    kept.set(id, keptPool)
    gone.add(keptPool)
  }
  for (const { id } of sent) {
    if (kept.get(id) !== null) continue
    const pool = firstBeside(gone, house.pools)
    kept.set(id, pool)
    gone.add(pool)
  }
  return kept
}

/**
 * The pool for somebody who goes in and names none: the one she came out of by a mis-tap (`was`), if nobody is in it,
 * else the one kept for her, else the first that nobody is in or bound for; null where there is none.
 */
export function poolFor(
  id: string,
  visits: readonly Bound[],
  house: House,
  was: number | null = null,
): number | null {
  if (was !== null && !visits.some(({ pool }) => pool === was)) return was
  const kept = keptPools(visits, house)
  const hers = kept.get(id)
  if (hers) return hers
  return firstBeside(new Set([...visits.map(({ pool }) => pool), ...kept.values()]), house.pools)
}

function firstBeside(gone: ReadonlySet<number | null>, pools: number): number | null {
  for (let pool = 1; pool <= pools; pool++) if (!gone.has(pool)) return pool
  return null
}
