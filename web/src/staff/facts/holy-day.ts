import { isSaturday } from '../../parts/times/civil-date.ts'

/** By what those days are called that are over at this instant of the facility's: by the last of them. */
export const holyDayEnding = (instant: string): 'Shabbos' | 'YomTov' =>
  isSaturday(instant.slice(0, 10)) ? 'Shabbos' : 'YomTov'
