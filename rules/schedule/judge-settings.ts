import { type ShallowZman, shallowZmanOf } from '../calendar/shallow-zman.ts'
import { plusDays } from '../time/business-day.ts'
import { nightPlanOf } from './night-plan.ts'
import type { ScheduleSettings } from './schedule-settings.ts'
import { sessionsOf } from './sessions.ts'

export type YearVerdict =
  | { allowed: true; shallow: ShallowZman | null }
  | { allowed: false; because: 'shutdown-too-early'; date: string }

/**
 * What is wrong with these settings on some night of the year from `today`, which no single value shows (schedule
 * 1.2). A zman at which the sun isn't deep yet is allowed, with a warning.
 */
export function judgeYear(settings: ScheduleSettings, today: string): YearVerdict {
  const date = earlyShutdownOf(settings, today)
  if (date !== null) return { allowed: false, because: 'shutdown-too-early', date }
  return { allowed: true, shallow: shallowZmanOf(settings, today) }
}

/** A night on which the equipment would go off before the last patron has come in. */
function earlyShutdownOf(settings: ScheduleSettings, today: string): string | null {
  for (let index = 0; index < 366; index++) {
    const date = plusDays(today, index)
    const { closedReason, last } = nightPlanOf(date, settings, {})
    if (closedReason === null && sessionsOf(date, settings).shutdown <= last.at) return date
  }
  return null
}
