import type { ScheduleDay } from './schedule-day.ts'

type Night = Pick<ScheduleDay, 'closed' | 'zman' | 'quiet'>

/**
 * From when a night without screens may be entered from its sheet: once the Shabbos or Yom Tov in which its zman
 * falls is over. Null for a night with screens, and for one on which nobody comes.
 */
export function enteredFrom({ closed, zman, quiet }: Night): number | null {
  if (closed || zman === null || quiet === null) return null
  return quiet.from <= zman && zman < quiet.to ? quiet.to : null
}

/**
 * Whether the sheet of such a night is to be printed now: from the noon of the day on which candles are lit until they are.
 * Both as the facility's clocks show them.
 */
export const isSheetPrinted = (now: string, candles: string): boolean =>
  now < candles && now >= `${candles.slice(0, 10)}T12`
