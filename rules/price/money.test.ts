import { describe, expect, it } from 'vitest'
import { centsIn, mostCents } from './money.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['18', 1800],
    ['18.5', 1850],
    [' 18.50 ', 1850],
    ['$36', 3600],
    ['1,50', 150],
    ['12,5', 1250],
    ['1500,00', 150_000],
    ['1,500', 150_000],
    ['1,500.5', 150_050],
    ['1,234,567.89', 123_456_789],
    ['0', 0],
  ])('%j is %s cents', (text, cents) => {
    expect(centsIn(text)).toBe(cents)
  })

  it.each([
    '',
    '$',
    '-1',
    'many',
    '1.234',
    '1,2345',
    '1,234,5',
    '1234,567',
    '0,500',
    '1.234,50',
    '1,50.5',
    '.',
    '9'.repeat(13),
  ])('%j isn’t one', (text) => {
    expect(centsIn(text)).toBeNull()
  })
})

it('the most that can be charged at once is 99,999.99', () => {
  expect(mostCents).toBe(9_999_999)
})
