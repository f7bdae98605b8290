import type { Ms } from '../time/ms.ts'
import type { LimitKind } from './limits.ts'
import type { Occupancy } from './occupancy.ts'

/**
 * What the live visits of a night take, ready to be asked many times. Each limit is swept over once, when it is first
 * asked for.
 */
export type Ledger = {
  /** The most places of a limit in use at one instant of [from, until). */
  peak: (limit: LimitKind, from: Ms, until: Ms) => number
  /** How many visits with a room begin at exactly this instant. */
  startsAt: (start: Ms) => number
}

type Interval = { from: Ms; until: Ms }

export function ledgerOf(occupancies: readonly Occupancy[]): Ledger {
  const { alone, paired } = inPairs(occupancies)
  const usage = new Map<LimitKind, Usage>()
  const usageIn = (limit: LimitKind): Usage => {
    const known = usage.get(limit)
    if (known) return known
    const claimed = claimsOn(limit, alone)
    for (const pair of paired) claimed.push(...unionOf(claimsOn(limit, pair)))
    const made = usageOf(claimed)
    usage.set(limit, made)
    return made
  }
  return {
    peak: (limit, from, until) => peakOf(usageIn(limit), from, until),
    startsAt: (start) =>
      alone.filter((one) => takesRoomAt(one, start)).length +
      paired.filter((pair) => pair.some((one) => takesRoomAt(one, start))).length,
  }
}

/** Puts the visits of one pair together. Nearly all visits are pairs of their own. */
function inPairs(occupancies: readonly Occupancy[]) {
  const names = new Set(occupancies.map(({ pair }) => pair))
  if (names.size === occupancies.length) return { alone: occupancies, paired: [] }
  const groups = [...Map.groupBy(occupancies, ({ pair }) => pair).values()]
  return {
    alone: groups.filter((group) => group.length === 1).flat(),
    paired: groups.filter((group) => group.length > 1),
  }
}

function claimsOn(limit: LimitKind, visits: readonly Occupancy[]): Interval[] {
  const claimed: Interval[] = []
  for (const { claims } of visits) {
    for (const claim of claims) if (claim.limit === limit) claimed.push(claim)
  }
  return claimed
}

const takesRoomAt = ({ startsAt, claims }: Occupancy, start: Ms): boolean =>
  startsAt === start && claims.some(({ limit }) => limit === 'total')

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
  const begins = new Float64Array(intervals.length)
  const ends = new Float64Array(intervals.length)
  for (const [nth, { from, until }] of intervals.entries()) {
    begins[nth] = from
    ends[nth] = until
  }
  begins.sort()
  ends.sort()
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
