import { describe, expect, it } from 'vitest'
import { businessDayOf } from '../time/business-day.ts'
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
    presses: [],
  }
  const opened = (at: number) => ({ at, opened: true })
  const sixTimes = [1, 2, 3, 4, 5, 6].map((n) => opened(startsAt - minutes(n)))
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
      { ...facts, presses: [opened(startsAt - 10_000)] },
      'allowed',
    ],
    [
      'sooner than that',
      visit,
      { ...facts, presses: [opened(startsAt - 9999)] },
      'garage-too-soon',
    ],
    [
      'as soon after one that nothing answered',
      visit,
      { ...facts, presses: [{ at: startsAt - 9999, opened: false }] },
      'garage-too-soon',
    ],
    ['a sixth time', visit, { ...facts, presses: sixTimes.slice(1) }, 'allowed'],
    ['a seventh time', visit, { ...facts, presses: sixTimes }, 'garage-too-often'],
    [
      'a seventh time, when one opened nothing',
      visit,
      { ...facts, presses: sixTimes.map((one, nth) => ({ ...one, opened: nth > 0 })) },
      'allowed',
    ],
  ] as const)('%s: $3', (_, asked, known, expected) => {
    const verdict = judgeGarage(asked, known)
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })
})

describe('a garage at the edge of a night', () => {
  const zone = 'America/New_York'
  /** Clocks go back at two in this night, forward in the other. */
  const nights = [
    ['an ordinary night', '2026-05-12', '2026-05-13', '-04:00'],
    ['the night the clocks go back', '2026-10-31', '2026-11-01', '-05:00'],
    ['the night they go forward', '2027-03-13', '2027-03-14', '-04:00'],
  ] as const

  it.each(nights)('%s lasts until five in the morning', (_, night, morning, offset) => {
    const at = (time: string) => Date.parse(`${morning}T${time}:00${offset}`)
    const startsAt = at('04:30')
    const press = (now: number) => {
      const verdict = judgeGarage(
        { status: 'Reserved', parking: true, night, startsAt },
        {
          ...{ now, today: businessDayOf(now, zone), values: grace('20') },
          day: { lastEntryTime: at('05:30'), quiet: null },
          ...{ balanceCents: 0, parkingCents: 0, presses: [] },
        },
      )
      return verdict.allowed ? 'allowed' : verdict.because
    }
    expect(press(at('04:15') - 1)).toBe('garage-unavailable-time')
    expect(press(at('04:15'))).toBe('allowed')
    expect(press(at('05:00') - 1)).toBe('allowed')
    expect(press(at('05:00'))).toBe('garage-not-today')
  })

  it('keeps quiet until its very end', () => {
    const visit = { status: 'Reserved', parking: true, night: '2026-05-12', startsAt } as const
    const quiet = { from: startsAt - hours(26), to: startsAt }
    const press = (now: number) =>
      judgeGarage(visit, {
        ...{ now, today: '2026-05-12', values: grace('20') },
        day: { lastEntryTime: startsAt + minutes(75), quiet },
        ...{ balanceCents: 0, parkingCents: 0, presses: [] },
      })
    expect(press(startsAt - 1)).toEqual({ allowed: false, because: 'garage-quiet' })
    expect(press(startsAt).allowed).toBe(true)
  })
})
