import type { Capacity } from './capacity.ts'
import type { Ledger } from './ledger.ts'
import { type LimitKind, type Limits, placesOf } from './limits.ts'
import type { Claim, Occupancy } from './occupancy.ts'
import { startsAllowedAt } from './stagger.ts'

/**
 * What bounds a visit: one of the limits it counts against, or the number of starts its slot
 * bears.
 */
export type Bound = LimitKind | 'stagger'

/**
 * How many visits like the wish still fit: the least left over every instant of it and everything it counts against.
 * Never below 0, and Infinity where nothing bounds it.
 */
export function leftOf(wish: Occupancy, ledger: Ledger, capacity: Capacity): number {
  return tightestOf(wish, ledger, capacity).left
}

/**
 * How many visits like the wish still fit (never below 0), and the bound that leaves the fewest: one of its limits, or
 * the starts of its slot.
 */
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
  for (const claim of wish.claims) {
    const left = leftForClaim(claim, ledger, limits)
    if (left < tightest.left) tightest = { bound: claim.limit, left }
  }
  return { ...tightest, left: Math.max(0, tightest.left) }
}

/**
 * How many places of its limit are left throughout a claim: below 0 where more are taken than it bears. Nothing is left
 * of what isn't offered. A claim of no length, as of the salon in a facility without salonMinutes, takes nothing.
 */
export function leftForClaim(
  { limit, from, until }: Claim,
  ledger: Ledger,
  limits: Limits,
): number {
  const places = placesOf(limits[limit])
  if (from >= until) return places === 0 ? 0 : Number.POSITIVE_INFINITY
  return places - ledger.peak(limit, from, until)
}
