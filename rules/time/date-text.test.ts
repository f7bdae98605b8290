import { describe, expect, it } from 'vitest'
import { type DateForm, dateText } from './date-text.ts'

const forms: DateForm[] = ['full', 'dayMonth', 'withYear', 'short']

describe('a date in words', () => {
  it.each([
    ['full', 'Thursday, 5 November', 'יום חמישי, 5 בנובמבר'],
    ['dayMonth', '5 Nov', '5 בנוב׳'],
    ['withYear', '5 November 2026', '5 בנובמבר 2026'],
    ['short', '5 Nov 2026', '5 בנוב׳ 2026'],
  ] as const)('%s reads the same wherever it is read', (form, en, he) => {
    expect(dateText('2026-11-05', form, 'en')).toBe(en)
    expect(dateText('2026-11-05', form, 'he')).toBe(he)
  })

  it('never writes the month as a number', () => {
    for (const form of forms)
      for (const language of ['en', 'he'] as const)
        expect(dateText('2026-11-05', form, language)).toMatch(/\p{L}{3}/u)
  })
})
