import { laid, playUntil } from '../forecast/simulate.ts'
import type { Ahead, Guest, House } from '../forecast/simulation.ts'
import type { DrawStay } from '../forecast/stage-durations.ts'
import type { Stage } from '../forecast/stages.ts'
import type { SeenStay } from '../forecast/tempo.ts'
import type { Ms } from '../time/ms.ts'

/** How many times as long as in its history each stage takes on a `livedEvening`; left out, once. */
export type Longer = Partial<Record<Stage, number>>

type Drawn = { stage: Stage; bath: boolean; from: Ms; until: Ms }

/** What a desk knows at an hour of a `livedEvening`. */
export type Look = { guests: Guest[]; house: House; seen: SeenStay[] }

/**
 * An evening as it came: its stays drawn once, each stage so many times as long as `draw` has it. `lookAt` gives what a
 * desk could know at an hour, asked in the order of the hours; `cameIntoWater` when each was in the water, by her id;
 * `wasEmpty` when the last had gone.
 */
export function livedEvening(
  guests: readonly Guest[],
  house: House,
  { draw, random, longer }: { draw: DrawStay; random: () => number; longer: Longer },
) {
  const drawn: Drawn[] = []
  let world: Ahead | null = null
  const worldDraw: DrawStay = (stage, how) => {
    const left = draw(stage, { ...how, slowness: 0.5 }) * (longer[stage] ?? 1)
    const now = world?.time ?? house.now
    drawn.push({ stage, bath: how.bath, from: now - how.already, until: now + left })
    return left
  }
  world = laid(guests, house, { draw: worldDraw, random, slowness: 0.5 })
  const evening = world

  const lookAt = (now: Ms): Look => {
    playUntil(evening, now)
    const coming = guests.filter(({ status, startsAt }) => status === 'Reserved' && startsAt > now)
    return {
      guests: [...coming, ...evening.stands.values()],
      house: {
        ...house,
        now,
        rooms: house.rooms.map((room) => ({
          ...room,
          freeFrom: evening.free.get(room.id) ?? room.freeFrom,
        })),
      },
      seen: drawn
        .filter(({ from }) => from < now)
        .map(({ stage, bath, from, until }) => ({
          ...{ stage, bath, lasted: Math.min(until, now) - from, isOver: until <= now },
        })),
    }
  }
  return {
    lookAt,
    wasEmpty: (): Ms => {
      playUntil(evening, Number.POSITIVE_INFINITY)
      return Math.max(...Array.from(evening.seen.values(), ({ done = 0 }) => done))
    },
    cameIntoWater: (): Map<string, Ms> => {
      playUntil(evening, Number.POSITIVE_INFINITY)
      return new Map(
        [...evening.seen].flatMap(([id, { water }]) => (water === undefined ? [] : [[id, water]])),
      )
    },
  }
}
