import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { Say } from '../../words/say.ts'
import { isSaturday } from './civil-date.ts'

/** A business day in a sentence, by the name of its evening: “Motzei Shabbos, 28 November”. */
export function eveningText(date: string, language: Language, t: Say): string {
  const text = dateText(date, 'full', language)
  return isSaturday(date) ? text.replace(/^[^,]+/, t('motzeiShabbos')) : text
}

/** The weekday of a business day, by the name of its evening: a Saturday is called Motzei Shabbos. */
export const weekdayText = (
  date: string,
  language: Language,
  t: Say,
  form: 'weekday' | 'weekdayShort' = 'weekday',
) => (isSaturday(date) ? t('motzeiShabbos') : dateText(date, form, language))

/**
 * The weekday of an instant, given with the facility's offset. The day of a Saturday is Shabbos; only what is known to
 * be after nightfall is Motzei Shabbos.
 */
export function dayOfInstant(
  at: string,
  nightfall: string | null,
  language: Language,
  t: Say,
): string {
  const date = at.slice(0, 10)
  if (!isSaturday(date)) return dateText(date, 'weekday', language)
  const isAfter = nightfall !== null && Date.parse(at) >= Date.parse(nightfall)
  return t(isAfter ? 'motzeiShabbos' : 'shabbos')
}

/** The day of an instant in a sentence, by its weekday as `dayOfInstant` names it: “Shabbos, 28 November”. */
export const dayTextOf = (at: string, nightfall: string | null, language: Language, t: Say) =>
  dateText(at.slice(0, 10), 'full', language).replace(
    /^[^,]+/,
    dayOfInstant(at, nightfall, language, t),
  )
