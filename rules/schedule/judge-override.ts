import type { NightKind } from '../calendar/night-kind.ts'
import { businessDayOf, businessDaySpanOf } from '../time/business-day.ts'
import { ceilToMinute } from '../time/minute.ts'
import type { Ms } from '../time/ms.ts'
import { type NightPlan, nightPlanOf } from './night-plan.ts'
import { mustWaitForZman } from './opening-hours.ts'
import type { ScheduleOverride } from './override.ts'
import type { ScheduleDay } from './schedule-day.ts'
import { scheduleDayOf } from './schedule-of-day.ts'
import type { OpenNights, ScheduleSettings } from './schedule-settings.ts'

export const overrideRefusals = [
  'opens-yom-kippur',
  'opens-tisha-bav',
  'zman-earlier-than-computed',
  'opens-before-zman',
  'opens-outside-night',
  'last-entry-past-five',
  'opens-after-last-entry',
] as const
export type OverrideRefusal = (typeof overrideRefusals)[number]

export type OverrideVerdict =
  | { allowed: true; day: ScheduleDay }
  | { allowed: false; because: OverrideRefusal }

/** Whether an administrator's changes to a night may be saved, and the night they'd make (schedule 1.13). */
export function judgeOverride(
  date: string,
  settings: ScheduleSettings,
  override: ScheduleOverride,
  openNights: OpenNights = settings.openNights,
): OverrideVerdict {
  const because = refusalOf(date, settings, override)
  if (because !== null) return { allowed: false, because }
  return { allowed: true, day: scheduleDayOf(date, settings, override, openNights) }
}

/** Kinds of night that no override opens, each with its refusal. */
const neverOpened: Partial<Record<NightKind, OverrideRefusal>> = {
  CLOSED_YK: 'opens-yom-kippur',
  CLOSED_TB: 'opens-tisha-bav',
}

function refusalOf(
  date: string,
  settings: ScheduleSettings,
  override: ScheduleOverride,
): OverrideRefusal | null {
  const { timeZone } = settings.place
  const computed = nightPlanOf(date, settings, {})
  const planned = nightPlanOf(date, settings, override)
  const { kind } = computed.night
  const openTime = override.openTime ?? null
  const lastEntryTime = override.lastEntryTime ?? null
  const zman = override.zmanTevillah ?? null
  const opens = override.closed === false || openTime !== null || lastEntryTime !== null

  const never = neverOpened[kind] ?? null
  if (opens && never) return never
  if (zman !== null && ceilToMinute(zman) < computed.zman.at) return 'zman-earlier-than-computed'
  if (openTime !== null && mustWaitForZman(kind) && openTime < planned.zman.at)
    return 'opens-before-zman'
  if (businessDayOf(planned.open.at, timeZone) !== date) return 'opens-outside-night'
  const endOfNight = businessDaySpanOf(date, timeZone).to
  if (lastEntryTime !== null && lastEntryTime >= endOfNight) return 'last-entry-past-five'
  if (opensAfterLastEntry(computed, planned, openTime, lastEntryTime))
    return 'opens-after-last-entry'
  return null
}

/**
 * An opening later than the computed last entry needs a last entry of its own, save on nights whose grid follows it.
 */
function opensAfterLastEntry(
  computed: NightPlan,
  planned: NightPlan,
  openTime: Ms | null,
  lastEntryTime: Ms | null,
): boolean {
  if (lastEntryTime !== null) return planned.open.at > lastEntryTime
  return openTime !== null && !computed.night.night.holy && openTime > computed.last.at
}

/**
 * Those of these starts that a night's hours leave out, to be listed before a change is made; all on a closed night.
 */
export function startsLeftOutOf(
  { openTime, lastEntryTime }: Pick<ScheduleDay, 'openTime' | 'lastEntryTime'>,
  starts: readonly Ms[],
): Ms[] {
  if (openTime === null || lastEntryTime === null) return [...starts]
  return starts.filter((start) => start < openTime || start > lastEntryTime)
}
