import type { Language } from '@mikvah/rules/words/language.ts'

/** A number with separated thousands; digits are the same in both languages. */
export const numberText = (count: number): string => count.toLocaleString('en-US')

/** A share in percent with one decimal; a dash where the whole is 0. */
export const percentText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`

/** The change in whole percent; null where there was nothing before to compare with. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((now / before - 1) * 100)

const locales = { en: 'en-US', he: 'he-IL' } as const

/** The name of the month that a date (YYYY-MM-DD) is in, with its year: in full, or both shortened. */
export const monthText = (date: string, language: Language, form: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...({ month: form, year: form === 'long' ? 'numeric' : '2-digit', timeZone: 'UTC' } as const),
  }).format(new Date(`${date.slice(0, 7)}-01T00:00Z`))

/** The name of an hour of a night; hours after midnight are 24 and more. */
export const hourText = (hour: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...({ hour: 'numeric', minute: language === 'he' ? '2-digit' : undefined } as const),
    ...({ hourCycle: language === 'he' ? 'h23' : 'h12', timeZone: 'UTC' } as const),
  }).format(new Date(Date.UTC(2024, 0, 1, hour % 24)))

/** The name of a weekday; 1 is Monday. */
export const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  )
