import { describe, expect, it } from 'vitest'
import { digitsOf, maySaveCard, showsPhone } from './phone.ts'

it.each([
  ['+1 (732) 555-0142', '17325550142'],
  ['', ''],
  ['call me', ''],
])('the digits of %j are %j', (phone, expected) => {
  expect(digitsOf(phone)).toBe(expected)
})

describe('a phone number', () => {
  it.each([
    ['17325550142', true, true],
    ['10000000000', false, true],
    ['+1 (000) 000-0000', false, true],
    ['1000000000', true, true],
    ['0000000000', false, false],
    ['000', true, false],
    ['', true, false],
  ])('%j: card may be saved %s, shown %s', (phone, saves, shows) => {
    expect([maySaveCard(phone), showsPhone(phone)]).toEqual([saves, shows])
  })
})
