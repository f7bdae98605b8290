import { isSaturday } from '../../parts/times/civil-date.ts'

/**
 * Which holy day ends at an instant, given as a text in the facility's time: one that ends on a Saturday is Shabbos,
 * even where Yom Tov came before it; any other is Yom Tov.
 */
export const holyDayEnding = (instant: string): 'Shabbos' | 'YomTov' =>
  isSaturday(instant.slice(0, 10)) ? 'Shabbos' : 'YomTov'
