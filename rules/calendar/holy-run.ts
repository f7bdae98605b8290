import { plusDays } from '../time/business-day.ts'
import { isHoly } from './day-flags.ts'

/** Unbroken days of Shabbos and Yom Tov, up to three. */
export type HolyRun = {
  /** The weekday whose candles begin it. */
  firstErev: string
  lastDay: string
}

/** The run the night of `date` lies in or, on its last evening, has just left; null on a plain weekday. */
export function holyRunOf(date: string, twoDays: boolean): HolyRun | null {
  const tomorrow = plusDays(date, 1)
  const inside = isHoly(tomorrow, twoDays) ? tomorrow : isHoly(date, twoDays) ? date : null
  if (inside === null) return null
  let firstErev = plusDays(inside, -1)
  while (isHoly(firstErev, twoDays)) firstErev = plusDays(firstErev, -1)
  let lastDay = inside
  for (let next = plusDays(lastDay, 1); isHoly(next, twoDays); next = plusDays(next, 1))
    lastDay = next
  return { firstErev, lastDay }
}
