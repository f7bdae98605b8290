import { numberOf, type SettingValues } from '../settings/read.ts'
import { type Ms, minutes as minutesToMs } from '../time/ms.ts'
import type { LimitKind, Limits } from './limits.ts'

/** The options of a visit that decide which limits it counts against. */
export type VisitOptions = {
  bath: boolean
  doubleSlot: boolean
  handicapped: boolean
  kallah: boolean
  segula: boolean
  chabadBor: boolean
  privateRoom: boolean
  parking: boolean
  salonAfter: boolean
}

/** One place of one limit, taken from `from` up to but not including `until`. */
export type Claim = { limit: LimitKind; from: Ms; until: Ms }

/** All that one visit takes from the night. */
export type Occupancy = {
  id: string
  /**
   * Visits of one pair (a booking and the edit that will replace it) count once at every instant.
   */
  pair: string
  startsAt: Ms
  claims: readonly Claim[]
}

/**
 * For how long after its end a visit takes its room for cleaning, and the salon meanwhile; 0 where a setting is blank.
 */
export type Turnaround = { cleaningMinutes: number; salonMinutes: number }

export function turnaroundOf(values: SettingValues): Turnaround {
  return {
    cleaningMinutes: numberOf(values, 'cleaningMinutes') ?? 0,
    salonMinutes: numberOf(values, 'salonMinutes') ?? 0,
  }
}

/** The limits a visit counts against while it has its room; the salon is counted for a time of its own. */
export function usesOf(options: VisitOptions, limits: Limits): LimitKind[] {
  const uses: LimitKind[] = ['total', options.bath ? 'bath' : 'shower']
  if (options.handicapped) uses.push('handicapped')
  if (options.privateRoom) uses.push('privateRoom')
  if (options.kallah) uses.push('kallah')
  if (options.segula) uses.push('segula')
  if (options.chabadBor) uses.push('chabadBor', options.bath ? 'chabadBorBath' : 'chabadBorShower')
  if (options.parking) uses.push(parkingKindOf(options, limits))
  return uses
}

/**
 * An accessible visit parks on the accessible places where there are any, and otherwise on the same places as
 * everyone.
 */
export function parkingKindOf(
  { handicapped }: Pick<VisitOptions, 'handicapped'>,
  { parkingHandicapped }: Limits,
): 'parking' | 'parkingHandicapped' {
  return handicapped && parkingHandicapped !== 'not-offered' ? 'parkingHandicapped' : 'parking'
}

export type VisitToPlace = {
  id: string
  pair?: string
  startsAt: Ms
  /** How long the visit lasts, without the cleaning after it. */
  minutes: number
  options: VisitOptions
  /** When a Done visit ended. It gives its room back early, never later than planned. */
  completedAt?: Ms | null
}

/**
 * What a visit takes from the night: each limit it counts against, from its start until its room is clean again (sooner
 * when she was Done early); the salon after it, only with parking.
 */
export function occupancyOf(visit: VisitToPlace, limits: Limits, times: Turnaround): Occupancy {
  const { id, startsAt, options, completedAt = null } = visit
  const ends = startsAt + minutesToMs(visit.minutes)
  const cleaning = minutesToMs(times.cleaningMinutes)
  const until = Math.min(ends, completedAt ?? ends) + cleaning

  const claims: Claim[] = []
  if (until > startsAt) {
    for (const limit of usesOf(options, limits)) claims.push({ limit, from: startsAt, until })
  }
  // The salon counts with parking only (requirements P2).
  if (options.salonAfter && options.parking) {
    claims.push({ limit: 'salon', from: ends, until: ends + minutesToMs(times.salonMinutes) })
  }
  return { id, pair: visit.pair ?? id, startsAt, claims }
}

/** What the same visit takes when it starts at another instant. */
export function movedTo(occupancy: Occupancy, startsAt: Ms): Occupancy {
  const by = startsAt - occupancy.startsAt
  const claims = occupancy.claims.map(({ limit, from, until }) => ({
    limit,
    from: from + by,
    until: until + by,
  }))
  return { ...occupancy, startsAt, claims }
}
