import { expect, it } from 'vitest'
import type { Language } from '../words/language.ts'
import { gematriaOf } from './gematria.ts'
import { hebrewDateOf } from './hebrew-date.ts'
import { hebrewDateTextOf, hebrewMonthsTextOf } from './hebrew-date-text.ts'

it.each([
  [1, 'א׳'],
  [15, 'ט״ו'],
  [16, 'ט״ז'],
  [17, 'י״ז'],
  [18, 'י״ח'],
  [19, 'י״ט'],
  [116, 'קט״ז'],
  [798, 'תשצ״ח'],
  [818, 'תתי״ח'],
  [20, 'כ׳'],
  [30, 'ל׳'],
  [115, 'קט״ו'],
  [785, 'תשפ״ה'],
  [800, 'ת״ת'],
])('%i is written %s', (number, text) => {
  expect(gematriaOf(number)).toBe(text)
})

it('writes a date in both languages', () => {
  const date = hebrewDateOf('2026-11-24')
  expect(hebrewDateTextOf(date, 'en')).toBe('14 Kislev 5787')
  expect(hebrewDateTextOf(date, 'he')).toBe('י״ד כסלו תשפ״ז')
  expect(hebrewDateTextOf(date, 'he', { prefix: true })).toBe('י״ד בכסלו תשפ״ז')
  expect(hebrewDateTextOf(date, 'he', { prefix: true, year: false })).toBe('י״ד בכסלו')
  expect(hebrewDateTextOf(date, 'en', { year: false })).toBe('14 Kislev')
})

it('tells the two Adars of a leap year apart and knows the one of a plain year', () => {
  const text = (date: string) => hebrewDateTextOf(hebrewDateOf(date), 'he', { year: false })
  expect(text('2024-02-24')).toBe('ט״ו אדר א׳')
  expect(text('2024-03-24')).toBe('י״ד אדר ב׳')
  expect(text('2025-03-14')).toBe('י״ד אדר')
})

it('names the Hebrew months of a civil month, each year once', () => {
  const between = (first: string, last: string, language: Language) =>
    hebrewMonthsTextOf(hebrewDateOf(first), hebrewDateOf(last), language)
  expect(between('2026-11-01', '2026-11-30', 'en')).toBe('Cheshvan – Kislev 5787')
  expect(between('2026-11-01', '2026-11-30', 'he')).toBe('חשוון–כסלו תשפ״ז')
  expect(between('2026-09-01', '2026-09-30', 'en')).toBe('Elul 5786 – Tishrei 5787')
  expect(between('2026-09-01', '2026-09-30', 'he')).toBe('אלול תשפ״ו – תשרי תשפ״ז')
  expect(between('2026-11-12', '2026-11-20', 'en')).toBe('Kislev 5787')
})
