import type { Language } from '../words/language.ts'
import { gematriaOf } from './gematria.ts'
import type { HebrewDate, HebrewMonth } from './hebrew-date.ts'

const hebrewNames: Readonly<Record<HebrewMonth, string>> = {
  Tishrei: 'תשרי',
  Cheshvan: 'חשוון',
  Kislev: 'כסלו',
  Teves: 'טבת',
  Shevat: 'שבט',
  Adar: 'אדר',
  'Adar I': 'אדר א׳',
  'Adar II': 'אדר ב׳',
  Nisan: 'ניסן',
  Iyar: 'אייר',
  Sivan: 'סיוון',
  Tamuz: 'תמוז',
  Av: 'אב',
  Elul: 'אלול',
}

export type HebrewDateStyle = {
  /** Whether the month of a Hebrew text has its prefix: י״ד בכסלו rather than י״ד כסלו. */
  prefix?: boolean
  /** The year is written unless this is false. */
  year?: boolean
}

/**
 * A Hebrew date in words, `14 Kislev 5787` or י״ד כסלו תשפ״ז: in Hebrew without the thousands of the year, as it is
 * spoken.
 */
export function hebrewDateTextOf(
  { day, month, year }: HebrewDate,
  language: Language,
  { prefix = false, year: withYear = true }: HebrewDateStyle = {},
): string {
  if (language === 'en') return withYear ? `${day} ${month} ${year}` : `${day} ${month}`
  const text = `${gematriaOf(day)} ${prefix ? 'ב' : ''}${hebrewNames[month]}`
  return withYear ? `${text} ${gematriaOf(year % 1000)}` : text
}

type MonthAndYear = Pick<HebrewDate, 'month' | 'year'>

/**
 * The Hebrew months from the first to the last, `Cheshvan – Kislev 5787` or חשוון–כסלו תשפ״ז; one month is named once.
 */
export function hebrewMonthsTextOf(
  first: MonthAndYear,
  last: MonthAndYear,
  language: Language,
): string {
  const name = ({ month }: MonthAndYear) => (language === 'en' ? month : hebrewNames[month])
  const year = (of: MonthAndYear) => (language === 'en' ? of.year : gematriaOf(of.year % 1000))
  const end = `${name(last)} ${year(last)}`
  if (first.year !== last.year) return `${name(first)} ${year(first)} – ${end}`
  if (first.month === last.month) return end
  return language === 'en' ? `${name(first)} – ${end}` : `${name(first)}–${end}`
}
