import type { Night } from '../calendar/night-kind.ts'
import { hours, type Ms, minutes } from '../time/ms.ts'
import { mustWaitForZman } from './opening-hours.ts'
import type { Reasoned } from './reasoned.ts'
import type { ScheduleSettings } from './schedule-settings.ts'

export type CutOffRule = 'hours-before-open' | 'until-last-entry' | 'candle-lighting'
export type CheckinRule = 'minutes-before-open' | 'not-before-zman'
export type SurchargeRule = 'hours-before-open'

type NightTimes = { open: Ms; last: Ms; zman: Ms; quietFrom: Ms | null }

/**
 * When booking for a night ends: so many hours before it opens, or with its last entry where the setting is blank. A
 * night of Shabbos or Yom Tov is booked before the candles of the whole run are lit: the Friday after a two-day Yom Tov
 * closes on Wednesday.
 */
export function cutOffOf(
  { night }: Night,
  settings: ScheduleSettings,
  { open, last, quietFrom }: NightTimes,
): Reasoned<CutOffRule> {
  const general = settings.reservationCutOffBeforeOpenHours
  const before = night.holy ? (settings.reservationCutOffBeforeOpenHoursFriday ?? general) : general
  const computed = before === null ? last : open - hours(before)
  const inputs = { openAt: open, hoursBefore: before, candleLightingAt: quietFrom }
  if (night.holy && quietFrom !== null && quietFrom < computed)
    return { at: quietFrom, rule: 'candle-lighting', inputs }
  return { at: computed, rule: before === null ? 'until-last-entry' : 'hours-before-open', inputs }
}

/** When check-in begins: so many minutes before the opening, never before the zman on a night that waits for it. */
export function checkinFromOf(
  { kind }: Night,
  settings: ScheduleSettings,
  { open, zman }: NightTimes,
): Reasoned<CheckinRule> {
  const before = settings.checkinBeforeOpenMinutes
  const inputs = { openAt: open, minutesBefore: before, zmanAt: zman }
  const at = open - minutes(before)
  return mustWaitForZman(kind) && at < zman
    ? { at: zman, rule: 'not-before-zman', inputs }
    : { at, rule: 'minutes-before-open', inputs }
}

/** From when booking for a night costs the late surcharge; null where its setting is blank. */
export function surchargeFromOf(
  settings: ScheduleSettings,
  { open }: NightTimes,
): Reasoned<SurchargeRule> | null {
  const before = settings.reservationReserveLateSurchargeBeforeOpenHours
  if (before === null) return null
  const inputs = { openAt: open, hoursBefore: before }
  return { at: open - hours(before), rule: 'hours-before-open', inputs }
}
