import { type ShallowZman, shallowZmanOf } from '../calendar/shallow-zman.ts'
import { plusDays } from '../time/business-day.ts'
import { nightPlanOf } from './night-plan.ts'
import type { ScheduleSettings } from './schedule-settings.ts'
import { sessionsOf } from './sessions.ts'

export type YearVerdict =
  | { allowed: true; shallow: ShallowZman | null }
  | { allowed: false; because: 'shutdown-too-early'; date: string }

/**
 * What a year of nights from `today` says to these settings, beyond what each and some together show (schedule 1.2). A
 * zman before the sun is deep is allowed, and told.
 */
export function judgeYear(settings: ScheduleSettings, today: string): YearVerdict {
  const date = earlyShutdownOf(settings, today)
  if (date !== null) return { allowed: false, because: 'shutdown-too-early', date }
  return { allowed: true, shallow: shallowZmanOf(settings, today) }
}

/** The equipment may not go off before the last patron of any night has come in. */
function earlyShutdownOf(settings: ScheduleSettings, today: string): string | null {
  for (let index = 0; index < 366; index++) {
    const date = plusDays(today, index)
    const { closedReason, last } = nightPlanOf(date, settings, {})
    if (closedReason === null && sessionsOf(date, settings).shutdown <= last.at) return date
  }
  return null
}
