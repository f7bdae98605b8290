import type { Capacity } from './capacity.ts'
import { ledgerOf } from './ledger.ts'
import { type Bound, tightestOf } from './left.ts'
import type { LimitKind } from './limits.ts'
import type { Occupancy } from './occupancy.ts'

export type FitVerdict =
  | { allowed: true; left: number }
  | { allowed: false; because: 'not-offered'; limit: LimitKind }
  | { allowed: false; because: 'slot-taken'; limit: Bound }

/**
 * Whether one more visit fits at every instant, and if not, which limit stands in its way. `left` counts her own place.
 * Visits of her own pair, which are the one she replaces, its hold and herself, never stand in her way.
 */
export function judgeFit(
  wish: Occupancy,
  occupancies: readonly Occupancy[],
  capacity: Capacity,
): FitVerdict {
  const missing = wish.claims.find(({ limit }) => capacity.limits[limit] === 'not-offered')
  if (missing) return { allowed: false, because: 'not-offered', limit: missing.limit }

  const { bound, left } = tightestOf(wish, ledgerOf(othersOf(occupancies, wish.pair)), capacity)
  if (left < 1) return { allowed: false, because: 'slot-taken', limit: bound }
  return { allowed: true, left }
}

/**
 * These occupancies without those of one pair (`Occupancy.pair`: a booking and the edit that is to replace it), which
 * never compete with each other.
 */
export function othersOf(occupancies: readonly Occupancy[], pair: string): readonly Occupancy[] {
  return occupancies.filter((occupancy) => occupancy.pair !== pair)
}
