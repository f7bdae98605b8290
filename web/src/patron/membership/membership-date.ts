import type { Language } from '../../words/language.ts'

/** A day a year away needs its year: 24 November 2027. `date` is YYYY-MM-DD. */
export const membershipDate = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`))
