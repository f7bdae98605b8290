import type { Language } from '@mikvah/rules/words/language.ts'
import { describe, expect, it } from 'vitest'
import { timeOfDay, wallClockOf } from './wall-clock.ts'

describe('the wall clock of an instant', () => {
  it('is the facility’s own, whatever zone the browser is in', () => {
    expect(wallClockOf('2026-11-24T17:17:00-05:00')).toEqual({ hour: 17, minute: 17 })
    expect(wallClockOf('2026-07-24T21:04:00+03:00')).toEqual({ hour: 21, minute: 4 })
  })

  it('refuses a text without a time of day', () => {
    expect(() => wallClockOf('2026-11-24')).toThrow(RangeError)
  })
})

describe('a time on the screen', () => {
  const shown = (instant: string, language: Language) => timeOfDay(instant, language)

  it('has twelve hours in English, midnight and noon included', () => {
    expect(shown('2026-11-24T17:17:00-05:00', 'en')).toEqual({ digits: '5:17', half: 'pm' })
    expect(shown('2026-11-25T00:05:00-05:00', 'en')).toEqual({ digits: '12:05', half: 'am' })
    expect(shown('2026-11-25T12:00:00-05:00', 'en')).toEqual({ digits: '12:00', half: 'pm' })
  })

  it('has twenty-four hours in Hebrew, always with two digits', () => {
    expect(shown('2026-11-24T17:17:00-05:00', 'he')).toEqual({ digits: '17:17', half: null })
    expect(shown('2026-11-25T06:13:00-05:00', 'he')).toEqual({ digits: '06:13', half: null })
  })
})
