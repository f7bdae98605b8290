import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'
import { checksIn } from './check-in.ts'

export type Marks = {
  timeArrived?: Ms | null
  /** Three digits are drawn for her, or taken back. */
  waitingCode?: 'drawn' | null
  timeCompleted?: Ms | null
}

/** What a move marks on the visit beside its status: when she came and by which code she is called, and when she was done. */
export function marksOf(from: ReservationStatus, to: ReservationStatus, now: Ms): Marks {
  if (checksIn(from, to)) return { timeArrived: now, waitingCode: 'drawn' }
  if (to === 'Reserved' && from === 'Waiting') return { timeArrived: null, waitingCode: null }
  if (to === 'Done') return { timeCompleted: now }
  if (from === 'Done') return { timeCompleted: null }
  return {}
}
