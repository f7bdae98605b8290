import { describe, expect, it } from 'vitest'
import {
  hourText,
  monthText,
  numberText,
  percentChange,
  percentText,
  weekdayName,
} from './numbers.ts'

describe('what a report says in figures', () => {
  it('thousands apart, as in both languages', () => {
    expect(numberText(1234567)).toBe('1,234,567')
  })

  it.each([
    [1, 8, '12.5%'],
    [0, 1, '0.0%'],
    [1, 1, '100.0%'],
    [0, 0, '–'],
  ])('%i of %i is %s', (part, whole, text) => {
    expect(percentText(part, whole)).toBe(text)
  })

  it.each([
    [120, 100, 20],
    [75, 100, -25],
    [2, 1, 100],
    [0, 1, -100],
    [5, 0, null],
  ])('%i after %i is a change of %s percent', (now, before, change) => {
    expect(percentChange(now, before)).toBe(change)
  })

  it.each([
    ['en', 'long', 'November 2026'],
    ['en', 'short', 'Nov 26'],
    ['he', 'long', 'נובמבר 2026'],
    ['he', 'short', 'נוב׳ 26'],
  ] as const)('in %s a month %s is %s', (language, form, text) => {
    expect(monthText('2026-11-24', language, form)).toBe(text)
  })

  it.each([
    [19, '7 PM', '19:00'],
    [24, '12 AM', '0:00'],
    [25, '1 AM', '1:00'],
  ])('hour %i of a night is %s, in Hebrew %s', (hour, en, he) => {
    expect(hourText(hour, 'en').replace('\u202f', ' ')).toBe(en)
    expect(hourText(hour, 'he')).toBe(he)
  })

  it.each([
    [1, 'Monday', 'יום שני'],
    [6, 'Saturday', 'יום שבת'],
    [7, 'Sunday', 'יום ראשון'],
  ])('weekday %i is %s', (weekday, en, he) => {
    expect(weekdayName(weekday, 'en')).toBe(en)
    expect(weekdayName(weekday, 'he')).toBe(he)
  })
})
