export type DateForm = 'full' | 'weekday' | 'weekdayShort' | 'dayMonth' | 'withYear' | 'short'

const options: Record<DateForm, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  withYear: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
}

/**
 * A civil date as screens and messages write it: the month is always a word, so that no country reads another day
 * out of it. `date` is YYYY-MM-DD and belongs to no zone.
 */
export function dateText(date: string, form: DateForm, language: 'en' | 'he'): string {
  const text = formatOf(form, language).format(Date.parse(`${date}T00:00:00Z`))
  // Lines in English read “Tuesday, 24 November”; newer browsers leave out the comma.
  return form === 'full' && language === 'en' ? text.replace(/^(\p{L}+),? /u, '$1, ') : text
}

const made = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than a hundred uses of it. */
function formatOf(form: DateForm, language: 'en' | 'he'): Intl.DateTimeFormat {
  const name = `${form} ${language}`
  const known = made.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    ...options[form],
    ...(form === 'weekdayShort' && language === 'he' ? { weekday: 'narrow' } : null),
    timeZone: 'UTC',
  })
  made.set(name, format)
  return format
}
