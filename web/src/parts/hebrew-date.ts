import type { Language } from '../words/language.ts'

type HebrewDay = { day: number; month: string; year?: number }

/** By the English names the schedule tells. ICU spells some of them another way, so the table is ours. */
const hebrewMonths: Record<string, string> = {
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

const letters: [number, string][] = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  [90, 'צ'],
  [80, 'פ'],
  [70, 'ע'],
  [60, 'ס'],
  [50, 'נ'],
  [40, 'מ'],
  [30, 'ל'],
  [20, 'כ'],
  [10, 'י'],
  [9, 'ט'],
  [8, 'ח'],
  [7, 'ז'],
  [6, 'ו'],
  [5, 'ה'],
  [4, 'ד'],
  [3, 'ג'],
  [2, 'ב'],
  [1, 'א'],
]

/** A number in letters with geresh or gershayim: 15 is ט״ו, 5787 is תשפ״ז (thousands are left out). */
export function inLetters(number: number): string {
  let rest = number % 1000
  let text = ''
  for (const [worth, letter] of letters) {
    while (rest >= worth) {
      text += letter
      rest -= worth
    }
  }
  // 15 and 16 would spell the Name.
  text = text.replace(/יה$/, 'טו').replace(/יו$/, 'טז')
  return text.length === 1 ? `${text}׳` : `${text.slice(0, -1)}״${text.slice(-1)}`
}

/** “15 Kislev”, in a line “ט״ו בכסלו”, on a day's tile “ט״ו כסלו”; with the year when it is given. */
export function hebrewDateText(
  { day, month, year }: HebrewDay,
  language: Language,
  { tile = false } = {},
): string {
  const monthName = `${tile ? '' : 'ב'}${hebrewMonths[month] ?? month}`
  const parts =
    language === 'he'
      ? [inLetters(day), monthName, year === undefined ? '' : inLetters(year)]
      : [day, month, year ?? '']
  return parts.join(' ').trim()
}
