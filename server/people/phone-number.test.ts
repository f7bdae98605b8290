import { describe, expect, it } from 'vitest'
import { phoneOf } from './phone-number.ts'

const read = (text: string, country = 'us') => {
  try {
    return phoneOf(text, country)
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a phone number', () => {
  it.each([
    ['2015550101', '12015550101'],
    ['(201) 555-0101', '12015550101'],
    ['201.555.0101', '12015550101'],
    ['1 201 555–0101', '12015550101'],
    ['\u202a+1 (201) 555-0101\u202c', '12015550101'],
    ['20155501012', '20155501012'],
    ['+972 52/345-6789', '972523456789'],
    // As a spreadsheet guards a text, and as it writes a number.
    ["'+1 201 555 0101", '12015550101'],
    ['2015550101.0', '12015550101'],
    ['2015550101.00', '12015550101'],
  ])('is read from %j', (text, digits) => {
    expect(read(text)).toBe(digits)
  })

  it.each([
    '201 555 0101 x12',
    '2015550101 ext. 2',
    '2.015550101E+9',
    '201 555 0101, 201 555 0102',
    '2015550101.5',
    '2015550101.50',
    '201-555-0101 +2',
    '12',
  ])('is none in %j, and never that of somebody abroad', (text) => {
    expect(read(text)).toBe('invalid-phone')
  })

  it.each(['', ' ', 'none', '+'])('is missing in %j', (text) => {
    expect(read(text)).toBe('phone-required')
  })
})
