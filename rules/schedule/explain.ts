import type { Ms } from '../time/ms.ts'
import { type NightPlan, nightPlanOf } from './night-plan.ts'
import type { ScheduleOverride } from './override.ts'
import type { Inputs, Reasoned } from './reasoned.ts'
import type { OpenNights, ScheduleSettings } from './schedule-settings.ts'

export type Explained =
  | 'closed'
  | 'shabbosMode'
  | 'zmanTevillah'
  | 'zman2'
  | 'zman72'
  | 'candleLighting'
  | 'quietFrom'
  | 'quietTo'
  | 'openTime'
  | 'lastEntryTime'
  | 'cutOff'
  | 'checkinFrom'
  | 'surchargeFrom'

/** One published fact of a night: the rule that made it and what the rule was given. Inputs named …At are instants. */
export type Explanation = { of: Explained; at: Ms | null; rule: string; inputs: Inputs }

/** How each published fact of a night came about, for the administrator who asks. What isn't published isn't listed. */
export function explainDay(
  date: string,
  settings: ScheduleSettings,
  override: ScheduleOverride = {},
  openNights: OpenNights = settings.openNights,
): Explanation[] {
  const plan = nightPlanOf(date, settings, override, openNights)
  const { kind } = plan.night
  const published = plan.closedReason === null
  const zman = kind === 'CLOSED_YK' || kind === 'CLOSED_TB' ? null : plan.zman
  return [
    explainClosed(plan, openNights),
    explainShabbosMode(plan, settings, override),
    ...explainTime('zmanTevillah', zman),
    ...explainAfterShkia('zman2', plan.zmanim.zman2, settings.zmanMinutes2, plan),
    ...explainAfterShkia('zman72', plan.zmanim.zman72, settings.zmanMinutes72, plan),
    ...explainCandles(plan, settings),
    ...explainQuiet(plan),
    ...(published
      ? [
          ...explainTime('openTime', plan.open),
          ...explainTime('lastEntryTime', plan.last),
          ...explainTime('cutOff', plan.cutOff),
          ...explainTime('checkinFrom', plan.checkinFrom),
          ...explainTime('surchargeFrom', plan.surchargeFrom),
        ]
      : []),
  ]
}

function explainTime(of: Explained, time: Reasoned | null): Explanation[] {
  return time === null ? [] : [{ of, ...time }]
}

function explainClosed({ closedReason, night }: NightPlan, openNights: OpenNights): Explanation {
  const inputs = { kind: night.kind, friday: night.friday, saturday: night.saturday, ...openNights }
  return { of: 'closed', at: null, rule: closedReason ?? 'open', inputs }
}

function explainShabbosMode(
  plan: NightPlan,
  { shabbosMode }: ScheduleSettings,
  override: ScheduleOverride,
): Explanation {
  const overridden = (override.shabbosMode ?? null) !== null
  const inputs = { shabbosMode: plan.shabbosMode, holyNight: plan.night.night.holy }
  return { of: 'shabbosMode', at: null, rule: overridden ? 'override' : shabbosMode, inputs }
}

function explainAfterShkia(
  of: Explained,
  at: Ms | null,
  minutes: number | null,
  { zmanim }: NightPlan,
): Explanation[] {
  if (at === null) return []
  return [{ of, at, rule: 'minutes', inputs: { minutes, shkiaAt: zmanim.shkia } }]
}

function explainCandles(plan: NightPlan, settings: ScheduleSettings): Explanation[] {
  if (plan.candleLighting === null) return []
  const { candleLightingMinutes } = settings
  const inputs = {
    candleLightingMinutes,
    sunsetAt: plan.zmanim.sun.sunset,
    shkiaAt: plan.zmanim.shkia,
  }
  return [{ of: 'candleLighting', at: plan.candleLighting, rule: 'before-sunset', inputs }]
}

function explainQuiet({ quiet, holyRun }: NightPlan): Explanation[] {
  if (quiet === null || holyRun === null) return []
  const inputs = { firstErev: holyRun.firstErev, lastDay: holyRun.lastDay }
  return [
    { of: 'quietFrom', at: quiet.from, rule: 'candle-lighting-of-first-erev', inputs },
    { of: 'quietTo', at: quiet.to, rule: 'zman-of-last-day', inputs },
  ]
}
