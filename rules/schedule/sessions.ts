import { businessDaySpanOf, hourOfNight } from '../time/business-day.ts'
import type { Ms } from '../time/ms.ts'
import { wallOf } from '../time/wall.ts'
import { nightPlanOf } from './night-plan.ts'
import type { ScheduleSettings } from './schedule-settings.ts'

/** A business day's two sessions: by day for kallahs and segula, then the night until the equipment goes off. */
export type Sessions = { dayFrom: Ms; nightFrom: Ms; shutdown: Ms }

type SessionSettings = Pick<ScheduleSettings, 'place' | 'dailyPMHour' | 'dailyShutdownHour'>

/**
 * The sessions of a business day by the settings. The night's begins at the hour they give it, and never after the
 * doors open by them; where an override opens the doors sooner, visit/daytime.ts goes by that.
 */
export function sessionsOf(date: string, settings: ScheduleSettings): Sessions {
  return {
    dayFrom: businessDaySpanOf(date, settings.place.timeZone).from,
    nightFrom: Math.min(eveningHourOf(date, settings), nightPlanOf(date, settings, {}).open.at),
    shutdown: shutdownOf(date, settings),
  }
}

/** The instant of `date` at which the evening begins by the settings alone (dailyPMHour), whenever the doors open. */
export const eveningHourOf = (date: string, { place, dailyPMHour }: SessionSettings): Ms =>
  wallOf(date, dailyPMHour, place.timeZone, 'earlier')

/**
 * When the equipment goes off, at an hour of the night (`hourOfNight`). Where the clocks go back and the hour comes
 * twice, it is the later one.
 */
export function shutdownOf(date: string, { place, dailyShutdownHour }: SessionSettings): Ms {
  return wallOf(date, hourOfNight(dailyShutdownHour), place.timeZone, 'later')
}
