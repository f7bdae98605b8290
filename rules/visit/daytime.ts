import { dayFlagsOf } from '../calendar/day-flags.ts'
import type { ScheduleSettings } from '../schedule/schedule-settings.ts'
import { sessionsOf } from '../schedule/sessions.ts'
import type { Ms } from '../time/ms.ts'

type Visit = {
  night: string
  startsAt: Ms
  /** A kallah request that reception hasn't given an hour yet. */
  placeholder: boolean
}

/** A visit by day: before the evening begins, at an hour the desk gave. A holy day or a great fast has none. */
export function isDaytime(
  { night, startsAt, placeholder }: Visit,
  schedule: ScheduleSettings,
): boolean {
  const { holy, yomKippur, tishaBav } = dayFlagsOf(night, schedule.yomTovTwoDays)
  if (placeholder || holy || yomKippur || tishaBav) return false
  return startsAt < sessionsOf(night, schedule).nightFrom
}
