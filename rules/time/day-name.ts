import { daysBetween, weekdayOf } from './business-day.ts'

const near = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' } as const
const aWeek = 7
const saturday = 6

export type DayName = (typeof near)[keyof typeof near] | 'motzeiShabbos' | 'weekday' | 'date'

/**
 * How one night is called on another: by a word such as tomorrow, by its weekday, or by its date. Both are business
 * days. Saturday's is never called by Shabbos itself.
 */
export function dayNameOf(day: string, today: string): DayName {
  const away = daysBetween(today, day)
  if (away === -1 || away === 0 || away === 1) return near[away]
  if (Math.abs(away) >= aWeek) return 'date'
  return weekdayOf(day) === saturday ? 'motzeiShabbos' : 'weekday'
}
