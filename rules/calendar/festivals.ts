import { plusDays } from '../time/business-day.ts'
import { hebrewDateOf } from './hebrew-date.ts'

/** The festivals that explain the weeks of a year in which few come, by their first day. */
const firstDays = { '1 Tishrei': 'tishrei', '15 Nisan': 'pesach', '6 Sivan': 'shavuos' } as const
export type Festival = (typeof firstDays)[keyof typeof firstDays]

const isFirstDay = (day: string): day is keyof typeof firstDays => Object.hasOwn(firstDays, day)

/**
 * Those of Rosh Hashana, Pesach and Shavuos that begin within these civil dates, both included, each with the date of
 * its first day.
 */
export function festivalsWithin(from: string, to: string): { date: string; festival: Festival }[] {
  const found: { date: string; festival: Festival }[] = []
  for (let date = from; date <= to; date = plusDays(date, 1)) {
    const { day, month } = hebrewDateOf(date)
    const name = `${day} ${month}`
    if (isFirstDay(name)) found.push({ date, festival: firstDays[name] })
  }
  return found
}
