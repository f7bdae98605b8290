import { type ShallowZman, shallowZmanOf } from '../calendar/shallow-zman.ts'
import { plusDays } from '../time/business-day.ts'
import type { Ms } from '../time/ms.ts'
import { nightPlanOf } from './night-plan.ts'
import type { ScheduleSettings } from './schedule-settings.ts'
import { eveningHourOf, shutdownOf } from './sessions.ts'

/**
 * A night on which the settings don't work: the equipment goes off no later than the last entry, or the doors open
 * before the hour at which the evening begins (dailyPMHour).
 */
export type BadNight =
  | { because: 'shutdown-too-early'; date: string }
  | { because: 'evening-after-opening'; date: string; evening: Ms; open: Ms }

export type YearVerdict =
  | { allowed: true; shallow: ShallowZman | null }
  | ({ allowed: false } & BadNight)

/**
 * What is wrong with these settings on the first such night of the year from `today`, which no single value shows
 * (schedule 1.2). A zman at which the sun isn't deep yet is allowed, with a warning. A night whose evening began after its
 * opening by the settings `before` too is no fault of this change, and does no harm (docs/decisions/0330).
 */
export function judgeYear(
  settings: ScheduleSettings,
  today: string,
  before?: ScheduleSettings,
): YearVerdict {
  for (let index = 0; index < 366; index++) {
    const date = plusDays(today, index)
    const bad = badNightOf(date, settings)
    if (bad === null) continue
    const isOld =
      bad.because === 'evening-after-opening' &&
      before !== undefined &&
      badNightOf(date, before)?.because === bad.because
    if (!isOld) return { allowed: false, ...bad }
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
