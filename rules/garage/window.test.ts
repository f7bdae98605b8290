import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../time/ms.ts'
import { type GarageFacts, garageWindowOf, judgeGarage } from './window.ts'

const startsAt = Date.UTC(2026, 4, 13, 1)
const lastEntryTime = startsAt + minutes(75)
const grace = (lateGraceMinutes: string) => ({ lateGraceMinutes })

describe('the garage window', () => {
  it.each([
    ['20', startsAt - minutes(15)],
    ['5', startsAt],
    ['0', startsAt + minutes(5)],
    ['', startsAt],
  ])('with a grace of %j minutes', (text, from) => {
    expect(garageWindowOf(startsAt, { lastEntryTime }, grace(text))).toEqual({
      from,
      to: lastEntryTime,
    })
  })

  it('is not there on a night without a last entry', () => {
    expect(garageWindowOf(startsAt, { lastEntryTime: null }, grace('20'))).toBeNull()
  })
})

describe('the garage', () => {
  const visit = { status: 'Reserved', parking: true, night: '2026-05-12', startsAt } as const
  const facts: GarageFacts = {
    now: startsAt,
    today: '2026-05-12',
    day: { lastEntryTime, quiet: null },
    values: grace('20'),
    balanceCents: 0,
    parkingCents: 1000,
    pressedAt: [],
  }
  const sixTimes = [1, 2, 3, 4, 5, 6].map((n) => startsAt - minutes(n))
  const quiet = { from: startsAt - hours(3), to: startsAt + hours(22) }

  it.each([
    ['at her time', visit, facts, 'allowed'],
    ['when the window opens', visit, { ...facts, now: startsAt - minutes(15) }, 'allowed'],
    [
      'a moment before',
      visit,
      { ...facts, now: startsAt - minutes(15) - 1 },
      'garage-unavailable-time',
    ],
    ['at the last entry', visit, { ...facts, now: lastEntryTime }, 'allowed'],
    ['after it', visit, { ...facts, now: lastEntryTime + 1 }, 'garage-unavailable-time'],
    ['while Pending', { ...visit, status: 'Pending' }, facts, 'garage-not-reserved'],
    ['once checked in', { ...visit, status: 'Waiting' }, facts, 'garage-not-reserved'],
    ['without parking', { ...visit, parking: false }, facts, 'garage-no-parking'],
    ['on another day', { ...visit, night: '2026-05-13' }, facts, 'garage-not-today'],
    ['in the quiet period', visit, { ...facts, day: { lastEntryTime, quiet } }, 'garage-quiet'],
    ['unpaid', visit, { ...facts, balanceCents: 1 }, 'garage-not-paid'],
    ['unpaid, parking free', visit, { ...facts, balanceCents: 1, parkingCents: 0 }, 'allowed'],
    ['with a credit', visit, { ...facts, balanceCents: -500 }, 'allowed'],
    [
      'a second time, ten seconds later',
      visit,
      { ...facts, pressedAt: [startsAt - 10_000] },
      'allowed',
    ],
    ['sooner than that', visit, { ...facts, pressedAt: [startsAt - 9999] }, 'garage-too-soon'],
    ['a sixth time', visit, { ...facts, pressedAt: sixTimes.slice(1) }, 'allowed'],
    ['a seventh time', visit, { ...facts, pressedAt: sixTimes }, 'garage-too-often'],
  ] as const)('%s: $3', (_, asked, known, expected) => {
    const verdict = judgeGarage(asked, known)
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })
})
