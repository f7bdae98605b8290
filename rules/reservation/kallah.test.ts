import { describe, expect, it } from 'vitest'
import {
  isKallahNote,
  isOwnNumber,
  isPlaceholder,
  judgeKallahDay,
  judgeOneRequest,
  kallahStartOf,
} from './kallah.ts'

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
  const values = { kallahDaysInAdvance: '180' }
  const plain = { shabbos: false, yomTov: false, yomKippur: false, tishaBav: false }

  it.each([
    ['today', today, plain, 'allowed'],
    ['as far ahead as may be', '2026-11-08', plain, 'allowed'],
    ['a day further', '2026-11-09', plain, 'kallah-too-far'],
    ['yesterday', '2026-05-11', plain, 'kallah-past-day'],
    ['Shabbos', '2026-05-16', { ...plain, shabbos: true }, 'kallah-holy-day'],
    ['Yom Tov', '2026-05-22', { ...plain, yomTov: true }, 'kallah-holy-day'],
    ['Yom Kippur', '2026-09-21', { ...plain, yomKippur: true }, 'kallah-holy-day'],
    ["Tisha B'Av", '2026-07-23', { ...plain, tishaBav: true }, 'kallah-holy-day'],
  ])('%s', (_, date, day, expected) => {
    const verdict = judgeKallahDay(date, { today, day, by: 'patron', values })
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })

  it.each([
    ['for the desk', 'reception', values],
    ['when the setting is blank', 'patron', { kallahDaysInAdvance: '' }],
  ] as const)('may be any day %s', (_, by, given) => {
    const facts = { today, day: plain, by, values: given }
    expect(judgeKallahDay('2028-01-04', facts).allowed).toBe(true)
  })
})

describe('one request at a time', () => {
  const now = Date.UTC(2026, 4, 12, 18)
  const visit = { status: 'Reserved', holdUntil: null, paymentOpen: false } as const
  const request = { ...visit, placeholder: true }
  it.each([
    ['her first', [], 'patron', true],
    ['beside a visit with its hour', [{ ...visit, placeholder: false }], 'patron', true],
    ['beside a request', [request], 'patron', false],
    ['beside one she canceled', [{ ...request, status: 'Canceled' }], 'patron', true],
    ['at the desk', [request], 'reception', true],
  ] as const)('%s', (_, others, by, expected) => {
    expect(judgeOneRequest(others, { by, now }).allowed).toBe(expected)
  })
})

it.each([
  ['Kallah', true],
  [' kallah ', true],
  ['for a kallah', false],
  ['', false],
  [null, false],
])('the note %j says that a payment is for her visit: %s', (note, expected) => {
  expect(isKallahNote(note)).toBe(expected)
})

it.each([
  ['+1 732 555 0142', '17325550142', true],
  ['+1 732 555 0143', '17325550142', false],
  ['', '', false],
])('%j is the own number of %j: %s', (kallahPhone, userName, expected) => {
  expect(isOwnNumber(kallahPhone, userName)).toBe(expected)
})
