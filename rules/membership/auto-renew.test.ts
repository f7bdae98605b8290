import { describe, expect, it } from 'vitest'
import { type AutoRenewFacts, autoRenewDayOf, autoRenewStepOf, noticeDayOf } from './auto-renew.ts'

const never = () => false
const quietOn =
  (...dates: string[]) =>
  (date: string) =>
    dates.includes(date)

describe('the day of an automatic renewal', () => {
  it.each([
    ['the first of the window', never, '2026-05-12'],
    ['the next when that is quiet at ten', quietOn('2026-05-12'), '2026-05-13'],
    ['after a three-day Yom Tov', quietOn('2026-05-12', '2026-05-13', '2026-05-14'), '2026-05-15'],
    ['none when all are quiet', () => true, null],
  ])('is %s', (_, quiet, expected) => {
    expect(autoRenewDayOf('2026-05-28', quiet)).toBe(expected)
  })

  it('is announced three days before, or earlier when that is quiet', () => {
    expect(noticeDayOf('2026-05-12', never)).toBe('2026-05-09')
    expect(noticeDayOf('2026-05-12', quietOn('2026-05-09'))).toBe('2026-05-08')
  })
})

describe('what is done at ten', () => {
  const on = { membershipAutoRenew: true, membershipExpiration: '2026-05-28' }
  const noticed: AutoRenewFacts = {
    today: '2026-05-12',
    noticedOn: '2026-05-09',
    failedOn: [],
    isQuietAtTen: never,
  }

  it.each([
    ['long before', on, { ...noticed, today: '2026-05-08', noticedOn: null }, 'wait'],
    ['three days before', on, { ...noticed, today: '2026-05-09', noticedOn: null }, 'notify'],
    ['between notice and window', on, { ...noticed, today: '2026-05-11' }, 'wait'],
    ['on the first day', on, noticed, 'charge'],
    ['on the first day, quiet', on, { ...noticed, isQuietAtTen: quietOn('2026-05-12') }, 'wait'],
    ['in the window without a notice', on, { ...noticed, noticedOn: null }, 'notify'],
    ['two days after a late notice', on, { ...noticed, noticedOn: '2026-05-10' }, 'wait'],
    ['again on the day it failed', on, { ...noticed, failedOn: ['2026-05-12'] }, 'wait'],
    [
      'the day after it failed',
      on,
      { ...noticed, today: '2026-05-13', failedOn: ['2026-05-12'] },
      'charge',
    ],
    [
      'after three failed days',
      on,
      { ...noticed, today: '2026-05-15', failedOn: ['2026-05-12', '2026-05-13', '2026-05-14'] },
      'turn-off',
    ],
    ['on the last day', on, { ...noticed, today: '2026-05-28' }, 'charge'],
    ['after it expired', on, { ...noticed, today: '2026-05-29' }, 'wait'],
    ['when turned off', { ...on, membershipAutoRenew: false }, noticed, 'wait'],
    [
      'without a membership',
      { membershipAutoRenew: true, membershipExpiration: null },
      noticed,
      'wait',
    ],
  ])('%s: $3', (_, membership, facts, expected) => {
    expect(autoRenewStepOf(membership, facts)).toBe(expected)
  })
})
