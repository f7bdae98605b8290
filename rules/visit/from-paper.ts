import { type ReservationStatus, statusGroups } from '../reservation/statuses.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { paperMoves } from './moves.ts'

/** What the sheet says of a visit once Shabbos or Yom Tov is over, in the order of the keys (1 to 3) that enter it. */
export const outcomes = ['came', 'didnt', 'canceled'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomeRefusals = ['moved-on', 'move-refused'] as const

type Visit = {
  status: ReservationStatus
  /** Whether the visit's last move was entered from a sheet. */
  onPaper: boolean
}

/**
 * What is known to have become of a visit: `came` for any that is Done, on a screen too; else what was entered from the
 * sheet, null while nothing is.
 */
export function outcomeOf({ status, onPaper }: Visit): Outcome | null {
  if (status === 'Done') return 'came'
  if (!onPaper) return null
  return status === 'Canceled' ? 'canceled' : 'didnt'
}

/** Whether only the sheet can know what became of her: she is Reserved or Arrived, so no screen checked her in. */
export const waitsOnPaper = (status: string): boolean =>
  statusGroups.awaitsCheckIn.some((one) => one === status)

/**
 * The status for what the sheet says. Who didn't come stays as booked, as on a night with screens, and reports count
 * her as a no-show.
 */
export function statusOf(became: Outcome, status: ReservationStatus): ReservationStatus {
  if (became === 'came') return 'Done'
  if (became === 'canceled') return 'Canceled'
  return status === 'Done' ? 'Reserved' : status
}

type Entry = {
  became: Outcome
  /** The outcome that the desk saw when it entered another; null where there was none yet. */
  was: Outcome | null
  /** The room that the sheet says; null where it says none. */
  room: number | null
}

/**
 * Whether what is entered is known already, so that there is nothing to write. A sheet without a room doesn't
 * contradict one with it.
 */
export const isKnown = (
  visit: Visit & { room: number | null },
  { became, room }: Pick<Entry, 'became' | 'room'>,
): boolean => outcomeOf(visit) === became && (room === null || room === visit.room)

/**
 * Whether an outcome may be entered; one that is known already may. `moved-on` where what is known isn't what the desk
 * saw (`was`); `move-refused` for a visit that neither waits for the sheet nor was entered from it as Done, or whose
 * status has no such move.
 */
export function judgeOutcome(
  visit: Visit & { room: number | null },
  entry: Entry,
): Verdict<(typeof outcomeRefusals)[number]> {
  if (isKnown(visit, entry)) return allowed
  const { status, onPaper } = visit
  if (outcomeOf(visit) !== entry.was) return refused('moved-on')
  if (!waitsOnPaper(status) && !(status === 'Done' && onPaper)) return refused('move-refused')
  const to = statusOf(entry.became, status)
  const mayMove =
    to === status || paperMoves.some((one) => one.to === to && one.from.includes(status))
  return mayMove ? allowed : refused('move-refused')
}
