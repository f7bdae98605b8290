import { type HolyRun, holyRunOf } from '../calendar/holy-run.ts'
import { beginsWithCandles, type Night, nightOf } from '../calendar/night-kind.ts'
import { isWinter } from '../calendar/season.ts'
import { type Zmanim, type ZmanRule, zmanimOf } from '../calendar/zmanim.ts'
import { ceilToMinute } from '../time/minute.ts'
import type { Ms } from '../time/ms.ts'
import {
  type CheckinRule,
  type CutOffRule,
  checkinFromOf,
  cutOffOf,
  type SurchargeRule,
  surchargeFromOf,
} from './cut-off.ts'
import { type LastEntryRule, lastEntryOf, type OpeningRule, openingOf } from './opening-hours.ts'
import type { ScheduleOverride } from './override.ts'
import type { Reasoned } from './reasoned.ts'
import type { ScheduleDay } from './schedule-day.ts'
import type { OpenNights, ScheduleSettings } from './schedule-settings.ts'

/** Every time of a night with its reason, worked out whether or not the night is open. */
export type NightPlan = {
  night: Night
  winter: boolean
  closedReason: ScheduleDay['closedReason']
  shabbosMode: boolean
  zmanim: Zmanim
  zman: Reasoned<ZmanRule | 'override'>
  candleLighting: Ms | null
  holyRun: HolyRun | null
  quiet: { from: Ms; to: Ms } | null
  open: Reasoned<OpeningRule>
  last: Reasoned<LastEntryRule>
  cutOff: Reasoned<CutOffRule>
  checkinFrom: Reasoned<CheckinRule>
  surchargeFrom: Reasoned<SurchargeRule> | null
}

/**
 * Works out the night that begins on the evening of a civil date. `openNights` is a location's own; without it the
 * settings' nights count.
 */
export function nightPlanOf(
  date: string,
  settings: ScheduleSettings,
  override: ScheduleOverride,
  openNights: OpenNights = settings.openNights,
): NightPlan {
  const night = nightOf(date, settings)
  const winter = isWinter(date, settings)
  const zmanim = zmanimOf(date, settings, night.kind === 'EREV')
  const zman = laterZmanOf(zmanim.zman, override.zmanTevillah ?? null)
  const holyRun = holyRunOf(date, settings.yomTovTwoDays)
  const quiet = holyRun === null ? null : quietOf(holyRun, date, settings, zman.at)

  const facts = { night, settings, winter }
  const open = openingOf(facts, zman.at, override.openTime ?? null)
  const last = lastEntryOf(facts, open.at, override.lastEntryTime ?? null)
  const times = { open: open.at, last: last.at, zman: zman.at, quietFrom: quiet?.from ?? null }
  return {
    night,
    winter,
    closedReason: closedReasonOf(night, settings, override, openNights, zmanim),
    shabbosMode: override.shabbosMode ?? isShabbosMode(night, settings),
    zmanim,
    zman,
    candleLighting: beginsWithCandles(night.day, night.night, night.friday)
      ? zmanim.candleLighting
      : null,
    holyRun,
    quiet,
    open,
    last,
    cutOff: cutOffOf(night, settings, times),
    checkinFrom: checkinFromOf(night, settings, times),
    surchargeFrom: surchargeFromOf(settings, times),
  }
}

/** An override may only make the zman later. */
function laterZmanOf(
  computed: Reasoned<ZmanRule>,
  override: Ms | null,
): Reasoned<ZmanRule | 'override'> {
  const at = override === null ? computed.at : ceilToMinute(override)
  if (at <= computed.at) return computed
  return { at, rule: 'override', inputs: { overrideAt: override, computedAt: computed.at } }
}

/**
 * The time in which nothing is sent: from the candles that bring in a run of holy days until the zman after the last of
 * them.
 */
function quietOf(run: HolyRun, date: string, settings: ScheduleSettings, zman: Ms) {
  return {
    from: zmanimOf(run.firstErev, settings, true).beginsQuiet,
    to: run.lastDay === date ? zman : zmanimOf(run.lastDay, settings, false).zman.at,
  }
}

function isShabbosMode(night: Night, { shabbosMode }: ScheduleSettings): boolean {
  return shabbosMode === 'on' || (shabbosMode === 'auto' && night.night.holy)
}

/** Why the night is closed: the first reason that holds. A night without sunset opens by override only. */
function closedReasonOf(
  night: Night,
  settings: ScheduleSettings,
  override: ScheduleOverride,
  openNights: OpenNights,
  { shkia }: Zmanim,
): ScheduleDay['closedReason'] {
  if (settings.shutdown) return 'shutdown'
  if (override.closed) return 'override'
  if (night.kind === 'CLOSED_YK') return 'yomKippur'
  if (night.kind === 'CLOSED_TB') return 'tishaBav'
  if (override.closed === false) return null
  if (shkia === null || !mayOpen(night, openNights)) return 'notOpen'
  return null
}

function mayOpen({ friday, saturday, night }: Night, nights: OpenNights): boolean {
  if (friday) return nights.openFridays
  if (night.holy) return nights.openYomTov ?? nights.openFridays
  return saturday ? nights.openMotzoeiShabbos : nights.openWeekdays
}
