import type { HebrewMonth } from '@mikvah/rules/calendar/hebrew-date.ts'
import { hebrewDateTextOf } from '@mikvah/rules/calendar/hebrew-date-text.ts'
import type { Language } from '../words/language.ts'

/** The month by its English name, as the schedule gives it. */
type HebrewDay = { day: number; month: string; year?: number }

/**
 * A Hebrew date as text: “15 Kislev”; in a sentence “ט״ו בכסלו”, on a tile “ט״ו כסלו”; with the year where it is given.
 */
export const hebrewDateText = (
  { day, month, year }: HebrewDay,
  language: Language,
  { tile = false } = {},
): string =>
  hebrewDateTextOf({ day, month: month as HebrewMonth, year: year ?? 0 }, language, {
    prefix: !tile,
    year: year !== undefined,
  })
