import { nextDay, weekdayOf } from '../time/business-day.ts'
import { type DayFlags, dayFlagsOf } from './day-flags.ts'

/**
 * EREV comes in with candles before sunset; CONTINUATION is a night of Yom Tov that follows a holy day, and does not;
 * MOTZEI leads out of Shabbos, Yom Tov or Tisha B'Av; CLOSED are the closed nights of Yom Kippur and Tisha B'Av;
 * WEEKDAY is any other.
 */
export type NightKind = 'WEEKDAY' | 'EREV' | 'CONTINUATION' | 'MOTZEI' | 'CLOSED_YK' | 'CLOSED_TB'

/** The settings that say by which customs a night is classified. */
export type NightCustoms = {
  yomTovTwoDays: boolean
  closeYomKippur: boolean
  closeTishaBav: boolean
}

/** A civil date and the night that begins on its evening. */
export type Night = {
  date: string
  kind: NightKind
  friday: boolean
  saturday: boolean
  /** The daytime of the date. */
  day: DayFlags
  /** The Hebrew day that begins with the night: it is the next one. */
  night: DayFlags
}

/** The night that begins on the evening of a civil date, classified by the customs of the facility. */
export function nightOf(date: string, customs: NightCustoms): Night {
  const weekday = weekdayOf(date)
  const day = dayFlagsOf(date, customs.yomTovTwoDays)
  const night = dayFlagsOf(nextDay(date), customs.yomTovTwoDays)
  const friday = weekday === 5
  return {
    date,
    kind: kindOf(day, night, friday, customs),
    friday,
    saturday: weekday === 6,
    day,
    night,
  }
}

function kindOf(day: DayFlags, night: DayFlags, friday: boolean, customs: NightCustoms): NightKind {
  if (night.yomKippur && customs.closeYomKippur) return 'CLOSED_YK'
  if (night.tishaBav && customs.closeTishaBav) return 'CLOSED_TB'
  if (night.holy) return beginsWithCandles(day, night, friday) ? 'EREV' : 'CONTINUATION'
  return day.holy || day.tishaBav ? 'MOTZEI' : 'WEEKDAY'
}

/**
 * Whether a night comes in with candles before sunset, given the day that ends and the Hebrew day that begins. A Friday
 * that is itself Yom Tov counts too, for Shabbos; on any other night after a holy day nothing may be prepared before
 * nightfall.
 */
export function beginsWithCandles(day: DayFlags, night: DayFlags, friday: boolean): boolean {
  return night.holy && (!day.holy || friday)
}
