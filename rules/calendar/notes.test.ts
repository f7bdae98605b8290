import { expect, it } from 'vitest'
import { nightOf } from './night-kind.ts'
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
