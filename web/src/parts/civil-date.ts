import type { Language } from '../words/language.ts'

export type DateForm = 'full' | 'weekday' | 'weekdayShort' | 'dayMonth' | 'numeric'

const options: Record<DateForm, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  numeric: { day: 'numeric', month: 'numeric', year: 'numeric' },
}

/** A business day as words, without its evening's name. `date` is YYYY-MM-DD and belongs to no zone. */
export function dateText(date: string, form: DateForm, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    ...options[form],
    ...(form === 'weekdayShort' && language === 'he' ? { weekday: 'narrow' } : null),
    timeZone: 'UTC',
  })
  const text = format.format(Date.parse(`${date}T00:00:00Z`))
  // Lines in English read “Tuesday, 24 November”; newer browsers leave out the comma.
  return form === 'full' && language === 'en' ? text.replace(/^(\p{L}+),? /u, '$1, ') : text
}

/** The evening of a Saturday is Motzei Shabbos. */
export const isSaturday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6
