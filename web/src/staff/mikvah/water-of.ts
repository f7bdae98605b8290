import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { ReadyView } from '../../live/live-event.ts'
import { poolsOf } from '../facts/pools-of.ts'
import type { VisitStep } from '../visit/step/step.ts'

type Queued = ReadyView['queue'][number]
type Between = ReadyView['corridor']['visits'][number]
type InWater = ReadyView['inMikvah'][number]

/** Somebody in the queue to the water. */
export type Waiting = Queued & {
  isCalled: boolean
  /**
   * The next step of her visit. For somebody who has been called it is null while the corridor is full, and where the
   * facility doesn't track the way to the water.
   */
  step: VisitStep | null
}

/**
 * A pool by its number, from 1: with a bather in it, kept for one who is on her way, or free. `step` is the next of
 * that visit.
 */
export type Pool = { pool: number } & (
  | { is: 'taken'; visit: InWater; step: VisitStep }
  | { is: 'kept'; visit: { reservationCode: string }; step: VisitStep }
  | { is: 'free' }
)

/** Somebody in the corridor; on her way to the water her next step is at the pool, so it is null here. */
export type Passing = Between & { step: VisitStep | null }

/** The queue to the water, the pools, and the corridor with its free places. */
export type Water = {
  queue: Waiting[]
  pools: Pool[]
  corridor: { passing: Passing[]; free: number; isFull: boolean }
}

type Flow = {
  /** Whether the facility tracks her on the way to the water and back. */
  followsHer: boolean
}

/**
 * The pools, the corridor and the queue as they are, each with its next step. The server says for whom a pool is
 * reserved while she is on her way.
 */
export function waterOf(ready: ReadyView, { followsHer }: Flow): Water {
  const { queue, inMikvah, corridor } = ready
  // Who is on her way comes, also when the facility stopped following her meanwhile.
  const isComing = [
    ...corridor.visits.filter(({ status }) => status === 'ToMikvah'),
    ...(followsHer ? [] : queue.filter(({ status }) => status === 'ReadyForMikvahNext')),
  ]
  const isFull = corridor.limit !== null && corridor.used >= corridor.limit

  const waiting = (one: Queued): Waiting => {
    const isCalled = one.status === 'ReadyForMikvahNext'
    const goes = isCalled ? followsHer && !isFull : true
    const step = goes ? stepOf(one, one.status, isCalled ? 'ToMikvah' : 'ReadyForMikvahNext') : null
    return { ...one, isCalled, step }
  }

  const poolAt = (pool: number): Pool => {
    const bather = inMikvah.find((one) => one.pool === pool)
    const out = followsHer ? 'FromMikvah' : 'Dressing'
    if (bather) return { pool, is: 'taken', visit: bather, step: stepOf(bather, 'InMikvah', out) }
    const coming = isComing.find((one) => one.pool === pool)
    if (!coming) return { pool, is: 'free' }
    return {
      ...{ pool, is: 'kept', visit: coming },
      step: { ...stepOf(coming, coming.status, 'InMikvah'), pool },
    }
  }

  const passing = (one: Between): Passing => ({
    ...one,
    step: one.status === 'FromMikvah' ? stepOf(one, 'FromMikvah', 'Dressing') : null,
  })

  return {
    queue: queue.map(waiting),
    pools: poolsOf(ready).map(poolAt),
    corridor: {
      passing: corridor.visits.map(passing),
      free: Math.max(0, (corridor.limit ?? 0) - corridor.used),
      isFull,
    },
  }
}

const stepOf = (
  { reservationId, reservationCode }: { reservationId: string; reservationCode: string },
  from: ReservationStatus,
  to: ReservationStatus,
): VisitStep => ({ reservationId, code: reservationCode, from, to })
