import { describe, expect, it } from 'vitest'
import { hebrewDateText } from './hebrew-date.ts'

describe('a Hebrew date', () => {
  it('stands in letters in Hebrew and in figures in English', () => {
    const night = { day: 15, month: 'Kislev', year: 5787 }
    expect(hebrewDateText(night, 'he')).toBe('ט״ו בכסלו תשפ״ז')
    expect(hebrewDateText(night, 'en')).toBe('15 Kislev 5787')
  })

  it('is shorter on the tile of a day', () => {
    expect(hebrewDateText({ day: 15, month: 'Kislev' }, 'he', { tile: true })).toBe('ט״ו כסלו')
  })

  it('names the two months of a leap year', () => {
    expect(hebrewDateText({ day: 7, month: 'Adar II' }, 'he')).toBe('ז׳ באדר ב׳')
  })
})
