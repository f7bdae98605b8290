import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Language } from '../../words/language.ts'
import type { Say } from '../../words/say.ts'
import { isSaturday } from './civil-date.ts'

/** A business day in a sentence, by the name of its evening: “Motzei Shabbos, 28 November”. */
export function eveningText(date: string, language: Language, t: Say): string {
  const text = dateText(date, 'full', language)
  return isSaturday(date) ? text.replace(/^[^,]+/, t('motzeiShabbos')) : text
}

export const weekdayText = (
  date: string,
  language: Language,
  t: Say,
  form: 'weekday' | 'weekdayShort' = 'weekday',
) => (isSaturday(date) ? t('motzeiShabbos') : dateText(date, form, language))
