import { businessDaySpanOf } from '../time/business-day.ts'
import type { Ms } from '../time/ms.ts'
import { wallOf } from '../time/wall.ts'
import type { ScheduleSettings } from './schedule-settings.ts'

/** A business day's two sessions: by day for kallahs and segula, then the night until the equipment goes off. */
export type Sessions = { dayFrom: Ms; nightFrom: Ms; shutdown: Ms }

/**
 * The sessions of a business day. A shutdown hour below 5 means after midnight, as one of 24 and more does. Where the
 * clocks go back and the hour comes twice, the shutdown is at the later one.
 */
export function sessionsOf(
  date: string,
  { place, dailyPMHour, dailyShutdownHour }: Pick<ScheduleSettings, SessionKeys>,
): Sessions {
  const shutdownHour = dailyShutdownHour < 5 ? dailyShutdownHour + 24 : dailyShutdownHour
  return {
    dayFrom: businessDaySpanOf(date, place.timeZone).from,
    nightFrom: wallOf(date, dailyPMHour, place.timeZone, 'earlier'),
    shutdown: wallOf(date, shutdownHour, place.timeZone, 'later'),
  }
}

type SessionKeys = 'place' | 'dailyPMHour' | 'dailyShutdownHour'
