import { expect, it } from 'vitest'
import { mayImmerseByDay } from './day-flags.ts'
import { hebrewNow } from './hebrew-date.ts'
import { nightOf } from './night-kind.ts'
import { isNineDaysNight } from './nine-days.ts'
import { notesOf } from './notes.ts'

const customs = { yomTovTwoDays: true, closeYomKippur: true, closeTishaBav: true }
const notes = (date: string, yomTovTwoDays = true) =>
  notesOf(nightOf(date, { ...customs, yomTovTwoDays }))

it.each([
  ['2026-12-04', ['chanukah1']],
  ['2026-12-11', ['chanukah8']],
  ['2026-12-09', ['chanukah6', 'roshChodesh']],
  ['2026-12-12', []],
  ['2023-10-06', ['shminiAtzeres']],
  ['2023-10-07', ['simchasTorah']],
  ['2023-10-08', ['motzeiYomTov']],
  ['2024-10-22', ['hoshanaRabba', 'cholHamoed']],
  ['2024-03-21', ['taanisEsther']],
  ['2024-03-23', ['purim']],
  ['2024-03-24', ['shushanPurim']],
  ['2024-10-06', ['tzomGedaliah']],
  ['2022-07-17', ['shivaAsarBTamuz']],
  ['2025-04-19', ['pesach8']],
  ['2025-06-02', ['shavuos2']],
  ['2026-11-25', []],
])('the night of %s is noted %j', (date, expected) => {
  expect(notes(date)).toEqual(expected)
})

it('has one day of Yom Tov in Israel', () => {
  expect(notes('2025-06-02', false)).toEqual(['motzeiYomTov'])
  expect(notes('2023-10-07', false)).toEqual(['motzeiYomTov'])
})

it('keeps a Tisha B’Av night open only when its safety switch is off', () => {
  expect(nightOf('2023-07-26', customs).kind).toBe('CLOSED_TB')
  expect(nightOf('2023-07-26', { ...customs, closeTishaBav: false }).kind).toBe('WEEKDAY')
  expect(nightOf('2024-10-11', { ...customs, closeYomKippur: false }).kind).toBe('EREV')
})

it('sets no immersion by daylight on a holy day, Yom Kippur or Tisha B’Av', () => {
  const by = (date: string) => mayImmerseByDay(date, true)
  expect(['2024-10-12', '2024-10-19', '2025-08-03', '2025-04-14'].map(by)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(by('2024-10-20')).toBe(true)
})

it('counts the Nine Days by their nights', () => {
  const nights = ['2025-07-24', '2025-07-25', '2025-08-02', '2025-08-03']
  expect(nights.map(isNineDaysNight)).toEqual([false, true, true, false])
})

it('doesn’t count a sunset twice after midnight', () => {
  const lakewood = { lat: 40.0979, long: -74.2176, timeZone: 'America/New_York' }
  const evening = hebrewNow(Date.parse('2026-11-25T23:00:00Z'), lakewood)
  const afterMidnight = hebrewNow(Date.parse('2026-11-26T06:00:00Z'), lakewood)
  expect(evening).toEqual({ day: 16, month: 'Kislev', year: 5787 })
  expect(afterMidnight).toEqual(evening)
})
