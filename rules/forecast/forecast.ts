import type { Ms } from '../time/ms.ts'
import { minutes } from '../time/ms.ts'
import { atShare } from './at-share.ts'
import { drawn } from './drawn.ts'
import { simulate } from './simulate.ts'
import type { Guest, House, StageTimes } from './simulation.ts'
import type { DrawStay } from './stage-durations.ts'

/** Two instants: of the simulated evenings that had it happen, half had it by the first, nine of ten by the second. */
export type Likely = { p50: Ms; p90: Ms }
/**
 * When each visit, by its id, is likely to come into a room and into the water, and when the building will be empty.
 * Null where fewer than half of the simulated evenings had it happen.
 */
export type Outlook = {
  visits: Map<string, { room: Likely | null; water: Likely | null }>
  /** When the building will be empty; null also when nobody is expected any more. */
  empty: Likely | null
}

const plays = 60
/** Whoever is this late is taken not to come. */
const noShow = minutes(120)

/**
 * What the evening will be, from playing it forward 60 times. Whoever is 120 minutes late is taken not to come. The
 * same facts give the same answer.
 */
export function forecastOf(all: readonly Guest[], house: House, draw: DrawStay): Outlook {
  const guests = all.filter(
    ({ status, startsAt }) => status !== 'Reserved' || startsAt + noShow > house.now,
  )
  const random = drawn(Math.floor(house.now / minutes(1)))
  // The simulated evenings, spread evenly from the fastest to the slowest that this one may be.
  const evenings = Array.from({ length: plays }, (_, nth) =>
    simulate(guests, house, { draw, random, slowness: (nth + 0.5) / plays }),
  )
  const likelyOf = (what: keyof StageTimes, id: string) =>
    likely(evenings.map((evening) => evening.get(id)?.[what]).filter((at) => at !== undefined))
  return {
    visits: new Map(
      guests.map(({ id }) => [id, { room: likelyOf('room', id), water: likelyOf('water', id) }]),
    ),
    empty: likely(
      evenings.flatMap((evening) => {
        const ends = [...evening.values()].map(({ done }) => done).filter((at) => at !== undefined)
        return ends.length === 0 ? [] : [Math.max(...ends)]
      }),
    ),
  }
}

/** It is null where fewer than half of the simulated evenings had it happen. */
function likely(instants: readonly Ms[]): Likely | null {
  if (instants.length * 2 < plays) return null
  const sorted = instants.toSorted((one, other) => one - other)
  return { p50: Math.round(atShare(sorted, 0.5)), p90: Math.round(atShare(sorted, 0.9)) }
}
