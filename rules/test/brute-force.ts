import type { Cap, LimitKind, Limits } from '../capacity/limits.ts'
import type { VisitOptions } from '../capacity/occupancy.ts'
import type { Stagger } from '../capacity/stagger.ts'
import type { Ms } from '../time/ms.ts'

/**
 * For tests only: a visit, for the capacity rule said a second time, in the plainest way, minute by minute. That shares
 * no function with rules/capacity, so that the two can check one another. All times are whole minutes.
 */
export type PlainVisit = {
  pair: string
  startsAt: Ms
  minutes: number
  cleaningMinutes: number
  salonMinutes: number
  /** Set when the visit is Done. */
  completedAt: Ms | null
  options: VisitOptions
}

export type Oversold = { at: Ms; bound: LimitKind | 'stagger'; used: number; allowed: number }

const minute = 60_000

/** Every minute at which more is sold than a limit bears, and every slot with too many starts. */
export function oversoldOf(
  visits: readonly PlainVisit[],
  limits: Limits,
  stagger: Stagger | null = null,
): Oversold[] {
  const oversold: Oversold[] = []
  const first = Math.min(...visits.map((visit) => visit.startsAt))
  const last = Math.max(...visits.map(lastInstantOf))
  for (let at = first; at < last; at += minute) {
    for (const limit of Object.keys(limits) as LimitKind[]) {
      const used = usedAt(visits, limit, at, limits)
      const allowed = allowedBy(limits[limit])
      if (used > allowed) oversold.push({ at, bound: limit, used, allowed })
    }
  }
  for (const [slot, at] of (stagger?.slots ?? []).entries()) {
    const used = startsAt(visits, at)
    const allowed = stagger ? startsByCountingRooms(stagger, slot) : used
    if (used > allowed) oversold.push({ at, bound: 'stagger', used, allowed })
  }
  return oversold
}

/**
 * How many more such visits fit, asked minute by minute. Visits of the wish's pair don't compete
 * with it.
 */
export function plainLeftOf(
  wish: PlainVisit,
  live: readonly PlainVisit[],
  limits: Limits,
  stagger: Stagger | null = null,
): number {
  const others = live.filter((visit) => visit.pair !== wish.pair)
  const kinds = (Object.keys(limits) as LimitKind[]).filter((limit) =>
    countsAgainst(wish, limit, limits),
  )
  if (kinds.some((limit) => allowedBy(limits[limit]) === 0)) return 0
  let least = Number.POSITIVE_INFINITY
  for (let at = wish.startsAt; at < lastInstantOf(wish); at += minute) {
    for (const limit of kinds) {
      if (!takes(wish, limit, at, limits)) continue
      least = Math.min(least, allowedBy(limits[limit]) - usedAt(others, limit, at, limits))
    }
  }
  const slot = stagger?.slots.indexOf(wish.startsAt) ?? -1
  if (stagger && slot >= 0) {
    const starts = startsAt(others, wish.startsAt)
    least = Math.min(least, startsByCountingRooms(stagger, slot) - starts)
  }
  return Math.max(0, least)
}

function usedAt(visits: readonly PlainVisit[], limit: LimitKind, at: Ms, limits: Limits): number {
  const taking = visits.filter((visit) => takes(visit, limit, at, limits))
  return new Set(taking.map((visit) => visit.pair)).size
}

function takes(visit: PlainVisit, limit: LimitKind, at: Ms, limits: Limits): boolean {
  if (!countsAgainst(visit, limit, limits)) return false
  if (limit !== 'salon') return at >= visit.startsAt && at < roomBackAt(visit)
  const planned = visit.startsAt + visit.minutes * minute
  return at >= planned && at < planned + visit.salonMinutes * minute
}

function countsAgainst({ options }: PlainVisit, limit: LimitKind, limits: Limits): boolean {
  const accessiblePlace = options.handicapped && limits.parkingHandicapped !== 'not-offered'
  switch (limit) {
    case 'total':
      return true
    case 'shower':
      return !options.bath
    case 'parking':
      return options.parking && !accessiblePlace
    case 'parkingHandicapped':
      return options.parking && accessiblePlace
    case 'chabadBorShower':
      return options.chabadBor && !options.bath
    case 'chabadBorBath':
      return options.chabadBor && options.bath
    case 'salon':
      return options.salonAfter && options.parking
    default:
      return options[limit]
  }
}

function roomBackAt(visit: PlainVisit): Ms {
  const planned = visit.startsAt + visit.minutes * minute
  const left = visit.completedAt !== null && visit.completedAt < planned
  return (left ? (visit.completedAt ?? planned) : planned) + visit.cleaningMinutes * minute
}

function lastInstantOf(visit: PlainVisit): Ms {
  const afterSalon = visit.startsAt + (visit.minutes + visit.salonMinutes) * minute
  return Math.max(roomBackAt(visit), visit.options.salonAfter ? afterSalon : 0)
}

function startsAt(visits: readonly PlainVisit[], at: Ms): number {
  const starting = visits.filter((visit) => visit.startsAt === at && roomBackAt(visit) > at)
  return new Set(starting.map((visit) => visit.pair)).size
}

function startsByCountingRooms({ rooms, phases }: Stagger, slot: number): number {
  let starts = 0
  for (let room = 0; room < rooms; room++) if (room % phases === slot % phases) starts++
  return starts
}

function allowedBy(cap: Cap): number {
  if (cap === 'unbounded') return Number.MAX_SAFE_INTEGER
  if (cap === 'not-offered') return 0
  return cap
}
