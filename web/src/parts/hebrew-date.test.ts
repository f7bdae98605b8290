import { describe, expect, it } from 'vitest'
import { hebrewDateText, inLetters } from './hebrew-date.ts'

describe('a number in letters', () => {
  it.each([
    [1, 'א׳'],
    [10, 'י׳'],
    [14, 'י״ד'],
    [15, 'ט״ו'],
    [16, 'ט״ז'],
    [17, 'י״ז'],
    [115, 'קט״ו'],
    [30, 'ל׳'],
    [5787, 'תשפ״ז'],
    [5800, 'ת״ת'],
  ])('%s is %s', (number, letters) => {
    expect(inLetters(number)).toBe(letters)
  })
})

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
