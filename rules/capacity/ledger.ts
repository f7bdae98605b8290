import type { Ms } from '../time/ms.ts'
import type { LimitKind } from './limits.ts'
import type { Occupancy } from './occupancy.ts'

/**
 * What the live visits of a night take, ready to be asked many times. Built in one sweep over
 * them.
 */
export type Ledger = {
  /** The most places of a limit in use at one instant of [from, until). */
  peak: (limit: LimitKind, from: Ms, until: Ms) => number
  /** How many visits take a room at exactly this instant. */
  startsAt: (start: Ms) => number
}

type Interval = { from: Ms; until: Ms }

export function ledgerOf(live: readonly Occupancy[]): Ledger {
  const intervals = new Map<LimitKind, Interval[]>()
  const starts = new Map<Ms, number>()

  for (const pair of Map.groupBy(live, (occupancy) => occupancy.pair).values()) {
    for (const [limit, claimed] of claimsByLimit(pair)) {
      const all = intervals.get(limit)
      if (all) all.push(...claimed)
      else intervals.set(limit, [...claimed])
    }
    for (const start of startsOfPair(pair)) starts.set(start, (starts.get(start) ?? 0) + 1)
  }

  const usage = new Map<LimitKind, Usage>()
  for (const [limit, all] of intervals) usage.set(limit, usageOf(all))
  return {
    peak: (limit, from, until) => {
      const used = usage.get(limit)
      return used ? peakOf(used, from, until) : 0
    },
    startsAt: (start) => starts.get(start) ?? 0,
  }
}

function claimsByLimit(pair: readonly Occupancy[]): Iterable<[LimitKind, Interval[]]> {
  const [only, ...others] = pair
  if (only && others.length === 0) return only.claims.map((claim) => [claim.limit, [claim]])
  const claims = pair.flatMap((occupancy) => occupancy.claims)
  const byLimit = Map.groupBy(claims, (claim) => claim.limit)
  return [...byLimit].map(([limit, claimed]) => [limit, unionOf(claimed)])
}

function startsOfPair(pair: readonly Occupancy[]): Iterable<Ms> {
  const inRooms = pair.filter(({ claims }) => claims.some(({ limit }) => limit === 'total'))
  return new Set(inRooms.map(({ startsAt }) => startsAt))
}

/** The instants covered at least once, as intervals that don't overlap. */
function unionOf(intervals: readonly Interval[]): Interval[] {
  const union: Interval[] = []
  for (const { from, until } of intervals.toSorted((one, other) => one.from - other.from)) {
    const last = union.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else union.push({ from, until })
  }
  return union
}

/** A step function: `counts[i]` places are in use from `times[i]` up to `times[i + 1]`. */
type Usage = { times: Float64Array; counts: Int32Array }

function usageOf(intervals: readonly Interval[]): Usage {
  const begins = Float64Array.from(intervals, ({ from }) => from).sort()
  const ends = Float64Array.from(intervals, ({ until }) => until).sort()
  const times = new Float64Array(begins.length * 2)
  const counts = new Int32Array(begins.length * 2)

  let steps = 0
  let begun = 0
  let ended = 0
  while (ended < ends.length) {
    const at = Math.min(begins[begun] ?? Number.POSITIVE_INFINITY, ends[ended] ?? 0)
    // Who ends now makes room for who begins now: touching intervals don't collide.
    while (begins[begun] === at) begun++
    while (ends[ended] === at) ended++
    times[steps] = at
    counts[steps] = begun - ended
    steps++
  }
  return { times: times.subarray(0, steps), counts: counts.subarray(0, steps) }
}

function peakOf({ times, counts }: Usage, from: Ms, until: Ms): number {
  let peak = 0
  for (let step = stepAt(times, from); step < times.length; step++) {
    if ((times[step] ?? until) >= until) break
    peak = Math.max(peak, counts[step] ?? 0)
  }
  return peak
}

/** The step in force at an instant; the first step for an instant before all of them. */
function stepAt(times: Float64Array, at: Ms): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? at) <= at) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}
