import { dayFlagsOf } from '../calendar/day-flags.ts'
import { zmanimOf } from '../calendar/zmanim.ts'
import type { ScheduleSettings } from '../schedule/schedule-settings.ts'
import { sessionsOf } from '../schedule/sessions.ts'
import type { Ms } from '../time/ms.ts'

type Visit = {
  night: string
  startsAt: Ms
  /** Whether this is a kallah's request that has no hour yet. */
  placeholder: boolean
}

/**
 * Whether a visit is by daylight: before the evening begins, at an hour the desk gave. A holy day or a great fast has
 * none.
 */
export function isDaytime(
  { night, startsAt, placeholder }: Visit,
  schedule: ScheduleSettings,
): boolean {
  const { holy, yomKippur, tishaBav } = dayFlagsOf(night, schedule.yomTovTwoDays)
  if (placeholder || holy || yomKippur || tishaBav) return false
  return startsAt < sessionsOf(night, schedule).nightFrom
}

/**
 * Until when a visit by day may go to the water: the end of the day session, and never past sunset, whatever the
 * settings say; null for a visit of the evening.
 */
export function byDayUntilOf(visit: Visit, schedule: ScheduleSettings): Ms | null {
  if (!isDaytime(visit, schedule)) return null
  const { nightFrom } = sessionsOf(visit.night, schedule)
  const { shkia } = zmanimOf(visit.night, schedule, false)
  return shkia === null ? nightFrom : Math.min(nightFrom, shkia)
}
