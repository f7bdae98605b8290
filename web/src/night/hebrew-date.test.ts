import { describe, expect, it } from 'vitest'
import { night, visit } from '../test/answers.ts'
import { hebrewDateOfVisit, hebrewDateText, hebrewNightOf } from './hebrew-date.ts'

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

describe('the Hebrew date of a night', () => {
  it('is the one that begins with its evening, and none where the server doesn’t give it', () => {
    expect(hebrewNightOf(night)).toEqual({ day: 15, month: 'Kislev' })
    expect(hebrewNightOf(night, { withYear: true })).toEqual(night.hebrewNight)
    expect(hebrewNightOf({})).toBeNull()
  })

  it.each([
    ['of the evening', {}, 15],
    ['after midnight', { reservationTime: '2026-11-25T00:30:00-05:00' }, 15],
    ['by day', { reservationTime: '2026-11-24T13:00:00-05:00' }, 14],
    ['whose hour is to come', { kallah: true, reservationTime: '2026-11-24T06:13:00-05:00' }, 15],
  ])('is that of a visit %s unless it is by day', (_, changes, day) => {
    expect(hebrewDateOfVisit({ ...visit, ...changes }, night)?.day).toBe(day)
  })
})
