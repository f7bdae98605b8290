import { type ShallowZman, shallowZmanOf } from '../calendar/shallow-zman.ts'
import { plusDays } from '../time/business-day.ts'
import { nightPlanOf } from './night-plan.ts'
import type { ScheduleSettings } from './schedule-settings.ts'
import { sessionsOf } from './sessions.ts'

export type SettingsRefusal =
  | { code: 'negative'; key: NeverNegative }
  | { code: 'stagger-not-multiple'; increment: number }
  | { code: 'shutdown-before-last-entry'; date: string }

export type SettingsWarning = { code: 'shallow-zman'; worst: ShallowZman }

export type SettingsVerdict =
  | { allowed: true; warnings: SettingsWarning[] }
  | { allowed: false; because: SettingsRefusal }

const neverNegative = [
  'fridayPrep',
  'openBeforeZmanMinutes',
  'openAfterShabbosMinutes',
  'openAfterFastMinutes',
  'reservationStagger',
] as const
type NeverNegative = (typeof neverNegative)[number]

/** Whether these settings may be saved together, looking a year ahead from `today` (schedule 1.2). */
export function judgeScheduleSettings(settings: ScheduleSettings, today: string): SettingsVerdict {
  const because = negativeOf(settings) ?? staggerOf(settings) ?? shutdownOf(settings, today)
  if (because !== null) return { allowed: false, because }
  const worst = shallowZmanOf(settings, today)
  return { allowed: true, warnings: worst === null ? [] : [{ code: 'shallow-zman', worst }] }
}

function negativeOf(settings: ScheduleSettings): SettingsRefusal | null {
  const key = neverNegative.find((each) => (settings[each] ?? 0) < 0)
  return key === undefined ? null : { code: 'negative', key }
}

function staggerOf(settings: ScheduleSettings): SettingsRefusal | null {
  const { reservationStagger, reservationSlotIncrement: increment } = settings
  const fits = reservationStagger === 0 || (increment > 0 && reservationStagger % increment === 0)
  return fits ? null : { code: 'stagger-not-multiple', increment }
}

/** The equipment may not go off before the last patron of any night has come in. */
function shutdownOf(settings: ScheduleSettings, today: string): SettingsRefusal | null {
  for (let index = 0; index < 366; index++) {
    const date = plusDays(today, index)
    const { closedReason, last } = nightPlanOf(date, settings, {})
    if (closedReason === null && sessionsOf(date, settings).shutdown <= last.at)
      return { code: 'shutdown-before-last-entry', date }
  }
  return null
}
