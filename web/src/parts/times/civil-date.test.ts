import { dateText } from '@mikvah/rules/time/date-text.ts'
import { describe, expect, it, vi } from 'vitest'
import { isSaturday, plusDays } from './civil-date.ts'

describe('a business day in words', () => {
  it('reads as a line in English and in Hebrew', () => {
    expect(dateText('2026-11-25', 'full', 'en')).toBe('Wednesday, 25 November')
    expect(dateText('2026-11-25', 'full', 'he')).toBe('יום רביעי, 25 בנובמבר')
  })

  it('has a short weekday for a tile', () => {
    expect(dateText('2026-11-24', 'weekdayShort', 'en')).toBe('Tue')
    expect(dateText('2026-11-24', 'weekdayShort', 'he')).toBe('ג׳')
  })

  it('is the same day in every zone', () => {
    expect(dateText('2026-03-01', 'dayMonth', 'en')).toBe('1 Mar')
  })

  it.each(['America/New_York', 'UTC', 'Asia/Jerusalem'])(
    'knows the evening that ends Shabbos on a phone in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(isSaturday('2026-11-28')).toBe(true)
      expect(isSaturday('2026-11-27')).toBe(false)
      vi.unstubAllEnvs()
    },
  )
})

it('counts days over the ends of months', () => {
  expect(plusDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(plusDays('2026-03-01', -1)).toBe('2026-02-28')
})
