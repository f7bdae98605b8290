import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { flagOf, type SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import type { Booker } from './reservation.ts'

/**
 * Whether a moment is quiet time: from candle lighting to the zman after the last holy day the program does nothing of
 * its own accord.
 */
export const isQuiet = (quiet: ScheduleDay['quiet'], now: Ms): boolean =>
  quiet !== null && now >= quiet.from && now < quiet.to

/** Whether patrons may book, pay and cancel while it is quiet; a facility may close then (closedInQuiet). */
export const judgeInQuiet = (
  quiet: ScheduleDay['quiet'],
  { now, by, values }: { now: Ms; by: Booker; values: SettingValues },
): Verdict<'closed-in-quiet'> =>
  by === 'patron' && flagOf(values, 'closedInQuiet') === true && isQuiet(quiet, now)
    ? refused('closed-in-quiet')
    : allowed
