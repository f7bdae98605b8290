import { dateOfTime, inReach, isCivilDate, plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Language } from '@mikvah/rules/words/language.ts'

/** The first and the last date of a month `YYYY-MM`. */
export function spanOf(month: string): { from: string; to: string } {
  const from = `${month}-01`
  return { from, to: plusDays(`${monthAfter(month, 1)}-01`, -1) }
}

/** The month (YYYY-MM) that comes `by` months later, or earlier if negative. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const at = year * 12 + nth - 1 + by
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** Whether a text is a month as YYYY-MM, of the years that a visit may lie in. */
export const isMonth = (text: string): boolean => isCivilDate(`${text}-01`) && inReach(text)

/** How many cells are empty before this date where it is the first night of the grid, in weeks that begin on Sunday. */
export const cellsBefore = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay()

/**
 * A typed time of a night as date and time by the facility's clock, without an offset; a time before five belongs to
 * the next morning. Blank gives null, which removes the override.
 */
export function wallTimeOf(date: string, time: string): string | null {
  if (time === '') return null
  return `${dateOfTime(date, time)}T${time.slice(0, 5)}:00`
}

/** An instant as a time field shows it, HH:mm by the offset it has; blank for null. */
export const timeIn = (instant: string | null): string => instant?.slice(11, 16) ?? ''

const locales = { en: 'en-US', he: 'he-IL' } as const

/** The name of a month (YYYY-MM), in full and with its year. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...({ month: 'long', year: 'numeric', timeZone: 'UTC' } as const),
  }).format(new Date(`${month}-01T00:00Z`))
