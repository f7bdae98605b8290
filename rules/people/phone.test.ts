import { describe, expect, it } from 'vitest'
import { digitsOf, isExtension, isNobodysNumber, phoneText } from './phone.ts'

it.each([
  ['+1 (732) 555-0142', '17325550142'],
  ['', ''],
  ['call me', ''],
])('the digits of %j are %j', (phone, expected) => {
  expect(digitsOf(phone)).toBe(expected)
})

describe('a phone number', () => {
  it.each([
    ['17325550142', false],
    ['+1 (732) 555-0142', false],
    ['1000000000', false],
    ['10000000000', true],
    ['+1 (000) 000-0000', true],
    ['0000000000', true],
    ['000', true],
    ['', true],
    [null, true],
  ])('%j is nobody’s: %s', (phone, expected) => {
    expect(isNobodysNumber(phone)).toBe(expected)
  })
})

describe('a phone as it is shown', () => {
  it.each([
    ['12015550142', 'us', '(201) 555-0142'],
    ['(732) 555-0100', 'us', '(732) 555-0100'],
    ['+1 732 555 0100', 'us', '(732) 555-0100'],
    ['732-555-0100', 'us', '(732) 555-0100'],
    ['12015550142', 'il', '+1 201 555 0142'],
    ['972502345678', 'il', '050-234-5678'],
    ['+972 2-555-0100', 'il', '02-555-0100'],
    ['02-555-0100', 'il', '02-555-0100'],
    ['972502345678', 'us', '+972 50 234 5678'],
    ['33612345678', 'us', '+33612345678'],
    ['+44 20 7946 0000', 'us', '+442079460000'],
    ['12015550142', 'gb', '+1 201 555 0142'],
    ['020 7946 000', 'gb', '020 7946 000'],
    ['020 7946 0000', 'gb', '020 7946 0000'],
  ])('%s in %s is %s', (phone, country, shown) => {
    expect(phoneText(phone, country)).toBe(shown)
  })

  it('leaves alone what isn’t one: the name of who works here', () => {
    expect(phoneText('practice-admin', 'us')).toBe('practice-admin')
  })
})

it.each([
  ['7', true],
  ['231', true],
  ['123456', true],
  ['1234567', false],
  ['', false],
  ['ext. 12', false],
  ['12\n', false],
])('%j is an extension: %s', (text, is) => {
  expect(isExtension(text)).toBe(is)
})
