import { type ShallowZman, shallowZmanOf } from '../calendar/shallow-zman.ts'
import { plusDays } from '../time/business-day.ts'
import type { Ms } from '../time/ms.ts'
import { nightPlanOf } from './night-plan.ts'
import type { ScheduleSettings } from './schedule-settings.ts'
import { eveningHourOf, shutdownOf } from './sessions.ts'

/** A night on which the settings don't work: the equipment goes off too early, or the doors open while it is day. */
export type BadNight =
  | { because: 'shutdown-too-early'; date: string }
  | { because: 'evening-after-opening'; date: string; evening: Ms; open: Ms }

export type YearVerdict =
  | { allowed: true; shallow: ShallowZman | null }
  | ({ allowed: false } & BadNight)

/**
 * What is wrong with these settings on some night of the year from `today`, which no single value shows (schedule
 * 1.2). A zman at which the sun isn't deep yet is allowed, with a warning.
 */
export function judgeYear(settings: ScheduleSettings, today: string): YearVerdict {
  for (let index = 0; index < 366; index++) {
    const bad = badNightOf(plusDays(today, index), settings)
    if (bad !== null) return { allowed: false, ...bad }
  }
  return { allowed: true, shallow: shallowZmanOf(settings, today) }
}

function badNightOf(date: string, settings: ScheduleSettings): BadNight | null {
  const { closedReason, open, last } = nightPlanOf(date, settings, {})
  if (closedReason !== null) return null
  if (shutdownOf(date, settings) <= last.at) return { because: 'shutdown-too-early', date }
  const evening = eveningHourOf(date, settings)
  if (open.at < evening) return { because: 'evening-after-opening', date, evening, open: open.at }
  return null
}
