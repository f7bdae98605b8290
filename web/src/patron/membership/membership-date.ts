import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Language } from '@mikvah/rules/words/language.ts'

/** A date with its year: 24 November 2027. `date` is YYYY-MM-DD. */
export const membershipDate = (date: string, language: Language) =>
  dateText(date, 'withYear', language)
