import { dayFlagsOf } from '../calendar/day-flags.ts'
import { zmanimOf } from '../calendar/zmanim.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { ScheduleSettings } from '../schedule/schedule-settings.ts'
import type { Sessions } from '../schedule/sessions.ts'
import type { Ms } from '../time/ms.ts'

type Visit = {
  night: string
  startsAt: Ms
  /** Whether this is a kallah's request that has no hour yet. */
  placeholder: boolean
}

/** The hours of her night where she comes: a night may open earlier than the settings say. */
type Night = Pick<ScheduleDay, 'openTime'>
/** The sessions of her night (`sessionsOf`), and its own hours. */
type Hours = { sessions: Pick<Sessions, 'nightFrom'>; night: Night }

/** From when on no visit of a night is by day: when its night session begins, or sooner where its doors open sooner. */
export const eveningFromOf = (
  { nightFrom }: Pick<Sessions, 'nightFrom'>,
  { openTime }: Night,
): Ms => (openTime === null ? nightFrom : Math.min(nightFrom, openTime))

/**
 * Whether a visit is by daylight: before the evening begins, and no request that still waits for its hour. A holy day
 * or a great fast has none.
 */
export function isDaytime(
  { night: date, startsAt, placeholder }: Visit,
  schedule: ScheduleSettings,
  { sessions, night }: Hours,
): boolean {
  if (placeholder || startsAt >= eveningFromOf(sessions, night)) return false
  const { holy, yomKippur, tishaBav } = dayFlagsOf(date, schedule.yomTovTwoDays)
  return !holy && !yomKippur && !tishaBav
}

/**
 * Until when a visit by day may go to the water: the end of the day session, and never past sunset, whatever the
 * settings say; null for a visit of the evening.
 */
export function byDayUntilOf(visit: Visit, schedule: ScheduleSettings, hours: Hours): Ms | null {
  if (!isDaytime(visit, schedule, hours)) return null
  const evening = eveningFromOf(hours.sessions, hours.night)
  const { shkia } = zmanimOf(visit.night, schedule, false)
  return shkia === null ? evening : Math.min(evening, shkia)
}
