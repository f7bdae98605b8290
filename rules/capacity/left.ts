import type { Capacity } from './capacity.ts'
import type { Ledger } from './ledger.ts'
import { type LimitKind, placesOf } from './limits.ts'
import type { Occupancy } from './occupancy.ts'
import { startsAllowedAt } from './stagger.ts'

/** What bounds a visit: one of the limits it counts against, or the number of starts its slot bears. */
export type Bound = LimitKind | 'stagger'

/** The least left over every instant of the wish and everything it counts against. Never below 0. */
export function leftOf(wish: Occupancy, ledger: Ledger, capacity: Capacity): number {
  return tightestOf(wish, ledger, capacity).left
}

/** The same, with the bound that leaves the least. */
export function tightestOf(
  wish: Occupancy,
  ledger: Ledger,
  { limits, stagger }: Capacity,
): { bound: Bound; left: number } {
  const allowed = startsAllowedAt(stagger, wish.startsAt)
  let tightest: { bound: Bound; left: number } = {
    bound: 'stagger',
    left: allowed - ledger.startsAt(wish.startsAt),
  }
  for (const { limit, from, until } of wish.claims) {
    const left = placesOf(limits[limit]) - ledger.peak(limit, from, until)
    if (left < tightest.left) tightest = { bound: limit, left }
  }
  return { ...tightest, left: Math.max(0, tightest.left) }
}
