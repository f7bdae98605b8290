import { describe, expect, it } from 'vitest'
import { daysAheadOf, lastNightOf } from './days-ahead.ts'

const values = {
  reservationDaysInAdvance: '4',
  reservationDaysInAdvanceLocal: '6',
  localZipcodes: '08701, 08527',
}

describe('the nights on sale', () => {
  it.each([
    ['to a stranger', '10001', values, 4],
    ['to a neighbour', '08701', values, 6],
    ['to a neighbour with ZIP+4', ' 08527-1234', values, 6],
    ['to a neighbour with ZIP+4 in one', '085271234', values, 6],
    ['to somebody whose place is not known', null, values, 4],
    [
      'to a neighbour, blank local value',
      '08701',
      { ...values, reservationDaysInAdvanceLocal: '' },
      4,
    ],
    ['where nobody is local', '', { ...values, localZipcodes: '' }, 4],
    ['when nothing is set', null, {}, 6],
    ['when more than seven are set', null, { reservationDaysInAdvance: '30' }, 7],
  ])('%s: $3', (_, zipcode, settings, expected) => {
    expect(daysAheadOf(zipcode, settings)).toBe(expected)
  })

  it.each([
    ['2026-05-12', 6, '2026-05-17'],
    ['2026-05-12', 1, '2026-05-12'],
    ['2026-12-28', 7, '2027-01-03'],
  ])('from %s, %s of them, end with %s', (today, days, expected) => {
    expect(lastNightOf(today, days)).toBe(expected)
  })
})
