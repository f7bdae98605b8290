import { describe, expect, it } from 'vitest'
import { isOwnNumber, isPlaceholder, judgeKallahDay, kallahStartOf } from './kallah.ts'

const lakewood = 'America/New_York'

describe('the placeholder hour', () => {
  it.each([
    ['2026-05-12', lakewood, '2026-05-12T10:13:00Z'],
    ['2026-01-12', lakewood, '2026-01-12T11:13:00Z'],
    ['2026-03-08', lakewood, '2026-03-08T10:13:00Z'],
    ['2026-05-12', 'Asia/Jerusalem', '2026-05-12T03:13:00Z'],
  ])('of %s in %s is 06:13 there', (date, zone, instant) => {
    expect(new Date(kallahStartOf(date, zone)).toISOString()).toBe(instant.replace('Z', '.000Z'))
  })

  it('is known again, and only on a kallah', () => {
    const night = '2026-05-12'
    const startsAt = kallahStartOf(night, lakewood)
    expect(isPlaceholder({ kallah: true, startsAt, night }, lakewood)).toBe(true)
    expect(isPlaceholder({ kallah: false, startsAt, night }, lakewood)).toBe(false)
    expect(isPlaceholder({ kallah: true, startsAt: startsAt + 60_000, night }, lakewood)).toBe(
      false,
    )
  })
})

describe('the day of a kallah', () => {
  const today = '2026-05-12'
  const plain = { shabbos: false, yomTov: false, yomKippur: false, tishaBav: false }

  it.each([
    ['today', today, plain, 'allowed'],
    ['far ahead', '2026-11-30', plain, 'allowed'],
    ['yesterday', '2026-05-11', plain, 'kallah-past-day'],
    ['Shabbos', '2026-05-16', { ...plain, shabbos: true }, 'kallah-holy-day'],
    ['Yom Tov', '2026-05-22', { ...plain, yomTov: true }, 'kallah-holy-day'],
    ['Yom Kippur', '2026-09-21', { ...plain, yomKippur: true }, 'kallah-holy-day'],
    ["Tisha B'Av", '2026-07-23', { ...plain, tishaBav: true }, 'kallah-holy-day'],
  ])('%s: %4$s', (_, date, day, expected) => {
    const verdict = judgeKallahDay(date, { today, day })
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })
})

it.each([
  ['+1 732 555 0142', '17325550142', true],
  ['+1 732 555 0143', '17325550142', false],
  ['', '', false],
])('%j is the own number of %j: %s', (kallahPhone, userName, expected) => {
  expect(isOwnNumber(kallahPhone, userName)).toBe(expected)
})
