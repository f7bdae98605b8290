import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

/** A row of the history, as far as taking it back asks. */
export type Move = {
  previous: ReservationStatus | null
  next: ReservationStatus
  at: Ms
  by: string | null
  /** It took back another one itself. */
  undoes: string | null
  /** Whether what it overwrote was kept. */
  kept: boolean
}

type Asked = { status: ReservationStatus; to: ReservationStatus; by: string; now: Ms }

const within: Ms = minutes(1)

/** Who mis-tapped may take back her own last move of a visit within a minute; never what money or messages went out for. */
export function judgeUndo(
  last: Move | null,
  { status, to, by, now }: Asked,
): Verdict<'undo-refused'> {
  if (last === null || last.next !== status || last.previous !== to) return refused('undo-refused')
  const hers = last.by === by && last.undoes === null && last.kept
  const justNow = last.at <= now && now <= last.at + within
  return hers && justNow && isOfTheEvening(to, status) ? allowed : refused('undo-refused')
}

const isOfTheEvening = (...statuses: ReservationStatus[]): boolean =>
  statuses.every(
    (status) => status === 'Reserved' || status === 'Done' || isIn('inTheBuilding', status),
  )
