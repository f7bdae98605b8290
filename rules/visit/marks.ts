import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'
import { checksIn } from './check-in.ts'

export type Marks = {
  timeArrived?: Ms | null
  /** Three digits are drawn for her, or taken back. */
  waitingCode?: 'drawn' | null
  timeCompleted?: Ms | null
  /** What she chose for the screen of her room. */
  language?: null
  /** Her place in the queue. */
  readySince?: Ms
  /** One of the pools is hers, or hers no more. */
  pool?: 'taken' | null
  /** None is kept for her any more. */
  keptPool?: null
}

/** Who may have a pool kept for her; which of the two it is from, the house says (kept-pools.ts). */
const maybeSent: readonly ReservationStatus[] = ['ReadyForMikvahNext', 'ToMikvah']

/** What a move marks on the visit beside its status: when she came and by which code she is called, and when she was done. */
export function marksOf(from: ReservationStatus, to: ReservationStatus, now: Ms): Marks {
  return { ...onTheWayOf(from, to, now), ...atTheWaterOf(from, to, now) }
}

/** From the queue she is called and goes on; whoever comes into it anew stands at its end. */
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
