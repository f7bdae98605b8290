import { hebrewDateOf } from '../calendar/hebrew-date.ts'
import { notesOf } from '../calendar/notes.ts'
import { type NightPlan, nightPlanOf } from './night-plan.ts'
import { overriddenKeysOf, type ScheduleOverride } from './override.ts'
import type { ScheduleDay } from './schedule-day.ts'
import type { OpenNights, ScheduleSettings } from './schedule-settings.ts'
import { firstStartOf, slotsOf } from './slot-grid.ts'

/**
 * The night of a civil date, with its times; those of the opening are null where it is closed. `openNights` is a
 * location's own; without it the settings' nights count.
 */
export function scheduleDayOf(
  date: string,
  settings: ScheduleSettings,
  override: ScheduleOverride = {},
  openNights: OpenNights = settings.openNights,
): ScheduleDay {
  const plan = nightPlanOf(date, settings, override, openNights)
  const { night, zmanim } = plan
  const hebrew = hebrewDateOf(date)
  const neverOpen = night.kind === 'CLOSED_YK' || night.kind === 'CLOSED_TB'
  return {
    date,
    kind: night.kind,
    closed: plan.closedReason !== null,
    closedReason: plan.closedReason,
    shabbosMode: plan.shabbosMode,
    friday: night.friday,
    winter: plan.winter,
    zman: neverOpen ? null : plan.zman.at,
    zmanFallbackUsed: zmanim.fallbackUsed && !neverOpen,
    zman2: zmanim.zman2,
    zman72: zmanim.zman72,
    candleLighting: plan.candleLighting,
    quiet: plan.quiet,
    hebrewDay: hebrew.day,
    hebrewMonth: hebrew.month,
    hebrewYear: hebrew.year,
    notes: notesOf(night),
    noteOverride: override.hebrewNote ?? null,
    overridden: overriddenKeysOf(override),
    ...(plan.closedReason === null ? openHoursOf(plan, settings) : noHours),
  }
}

type Hours = Pick<
  ScheduleDay,
  'openTime' | 'lastEntryTime' | 'cutOff' | 'checkinFrom' | 'surchargeFrom' | 'slots' | 'firstStart'
>

const noHours: Hours = {
  openTime: null,
  lastEntryTime: null,
  cutOff: null,
  checkinFrom: null,
  surchargeFrom: null,
  slots: [],
  firstStart: null,
}

function openHoursOf(plan: NightPlan, settings: ScheduleSettings): Hours {
  const { night } = plan
  const open = plan.open.at
  const last = plan.last.at
  const holyNight = night.night.holy
  const increment = holyNight
    ? settings.reservationSlotIncrementFriday
    : settings.reservationSlotIncrement
  const facts = {
    kind: night.kind,
    holyNight,
    open,
    zman: plan.zman.at,
    startAtSameTime: settings.reservationStartAtSameTime,
  }
  return {
    openTime: open,
    lastEntryTime: last,
    cutOff: plan.cutOff.at,
    checkinFrom: plan.checkinFrom.at,
    surchargeFrom: plan.surchargeFrom?.at ?? null,
    slots: slotsOf(open, last, increment),
    firstStart: {
      bath: firstStartOf(facts, settings.reservationMinutesBath),
      shower: firstStartOf(facts, settings.reservationMinutesShower),
    },
  }
}
