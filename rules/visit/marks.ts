import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'
import { checksIn } from './check-in.ts'

export type Marks = {
  timeArrived?: Ms | null
  /** A waiting code is drawn for her, or taken back. */
  waitingCode?: 'drawn' | null
  timeCompleted?: Ms | null
  /** The language she chose on the screen of her room is forgotten. */
  language?: null
  /** Her place in the queue begins. */
  readySince?: Ms
  /** A pool becomes hers, or is hers no more. */
  pool?: 'taken' | null
  /** No pool is kept for her any more. */
  keptPool?: null
}

/**
 * Statuses in which a pool may be kept for her. The settings decide with which of the two that begins (kept-pools.ts).
 */
const maybeSent: readonly ReservationStatus[] = ['ReadyForMikvahNext', 'ToMikvah']

/**
 * What a move writes or clears on the visit beside its status: when she came and was done, her waiting code, her
 * language on the screen of her room, her place in the queue and her pool.
 */
export function marksOf(from: ReservationStatus, to: ReservationStatus, now: Ms): Marks {
  return { ...onTheWayOf(from, to, now), ...atTheWaterOf(from, to, now) }
}

/** A place in the queue is kept when she is called from it; whoever comes into it anew stands at its end. */
function atTheWaterOf(from: ReservationStatus, to: ReservationStatus, now: Ms): Marks {
  const queues = to === 'ReadyForMikvah' && from !== 'ReadyForMikvahNext'
  return {
    ...(queues ? { readySince: now } : {}),
    ...(to === 'InMikvah' ? { pool: 'taken' } : {}),
    ...(from === 'InMikvah' && to !== 'InMikvah' ? { pool: null } : {}),
    ...(maybeSent.includes(from) && !maybeSent.includes(to) ? { keptPool: null } : {}),
  }
}

function onTheWayOf(from: ReservationStatus, to: ReservationStatus, now: Ms): Marks {
  if (checksIn(from, to)) return { timeArrived: now, waitingCode: 'drawn' }
  if (to === 'Reserved' && from === 'Waiting') {
    return { timeArrived: null, waitingCode: null, language: null }
  }
  if (to === 'Done') return { timeCompleted: now }
  if (from === 'Done') return { timeCompleted: null }
  return {}
}
