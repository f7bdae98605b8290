import { isSaturday } from '../../parts/times/civil-date.ts'

/** The name of the holy days that are over at this instant of the facility's time: that of the last of them. */
export const holyDayEnding = (instant: string): 'Shabbos' | 'YomTov' =>
  isSaturday(instant.slice(0, 10)) ? 'Shabbos' : 'YomTov'
