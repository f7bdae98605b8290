import type { ScheduleDay } from './schedule-day.ts'

type Night = Pick<ScheduleDay, 'closed' | 'zman' | 'quiet'>

/**
 * From when, in epoch milliseconds, a night without screens may be entered from its sheet: once the Shabbos or Yom Tov
 * in which its zman falls is over; null for a night with screens, and for one on which nobody comes.
 */
export function enteredFrom({ closed, zman, quiet }: Night): number | null {
  if (closed || zman === null || quiet === null) return null
  return quiet.from <= zman && zman < quiet.to ? quiet.to : null
}

/**
 * Whether the paper sheet of a night without screens should be printed now: from noon until the lighting of candles.
 * Both are texts as the facility's clock shows them, `2026-11-27T16:12`.
 */
export const isSheetPrinted = (now: string, candles: string): boolean =>
  now < candles && now >= `${candles.slice(0, 10)}T12`
