import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../asked/asked.ts'
import { nightAt, placeOf, todayOf } from './nights.ts'

/** The Shabbos or Yom Tov that `at` falls in, or null. Nothing moves by itself inside it (rules 10). */
export function quietAt(moment: Moment, at: Ms): { from: Ms; to: Ms } | null {
  const main = placeOf(moment, false)
  if (!main) return null
  const today = todayOf({ ...moment, now: at })
  for (const date of [plusDays(today, -1), today, plusDays(today, 1)]) {
    const { quiet } = nightAt(moment, main, date)
    if (quiet && quiet.from <= at && at < quiet.to) return quiet
  }
  return null
}
