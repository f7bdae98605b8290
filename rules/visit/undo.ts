import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

/** A row of the history, as far as taking it back asks. */
export type PastMove = {
  previous: ReservationStatus | null
  next: ReservationStatus
  at: Ms
  by: string | null
  /** The row of history that this row undid; null for an ordinary move. */
  undoes: string | null
  /** Whether what the move overwrote was stored with it, so that it can be put back. */
  hasBefore: boolean
}

type Asked = { status: ReservationStatus; to: ReservationStatus; by: string; now: Ms }

/** How long a move may be taken back by the person who made it. */
export const undoWithin: Ms = minutes(1)

/**
 * Whether a move may be taken back at all: one between Reserved, the statuses in the building and Done, that was stored
 * with what it overwrote, and that didn't itself take one back.
 */
export const isUndoable = ({
  previous,
  next,
  undoes,
  hasBefore,
}: Pick<PastMove, 'previous' | 'next' | 'undoes' | 'hasBefore'>): boolean =>
  previous !== null && undoes === null && hasBefore && isOfTheEvening(previous, next)

/** Whether the last move of a visit may be taken back now: by whoever made it herself, within a minute. */
export function judgeUndo(
  last: PastMove | null,
  { status, to, by, now }: Asked,
): Verdict<'undo-refused'> {
  if (last === null || last.next !== status || last.previous !== to) return refused('undo-refused')
  const justNow = last.at <= now && now <= last.at + undoWithin
  return last.by === by && justNow && isUndoable(last) ? allowed : refused('undo-refused')
}

const isOfTheEvening = (...statuses: ReservationStatus[]): boolean =>
  statuses.every(
    (status) => status === 'Reserved' || status === 'Done' || isIn('inTheBuilding', status),
  )
