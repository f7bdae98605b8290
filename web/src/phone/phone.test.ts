import type { CountryCode } from 'libphonenumber-js/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { learnZone } from './numbering.ts'
import { afterTyping, digitsToSend, type TypedPhone } from './phone.ts'

beforeAll(() => Promise.all(['3', '4', '9'].map(learnZone)))

/** Types the text one character after another, at the end. */
const typed = (text: string, country: CountryCode) =>
  [...text].reduce<TypedPhone>(
    (phone, character) => afterTyping(phone, phone.text + character, { atEnd: true }),
    { text: '', country },
  )

describe('a number being typed', () => {
  it('is grouped as its country writes it', () => {
    expect(typed('2015550142', 'US').text).toBe('(201) 555-0142')
    expect(typed('0501234567', 'IL').text).toBe('050-123-4567')
  })

  it('lets her delete what the grouping has put in', () => {
    const phone = typed('201', 'US')
    expect(phone.text).toBe('(201)')
    expect(afterTyping(phone, '(201', { atEnd: true }).text).toBe('(201')
  })

  it('isn’t regrouped under her hand in the middle', () => {
    const phone = typed('2015550142', 'US')
    expect(afterTyping(phone, '(2901) 555-0142', { atEnd: false }).text).toBe('(2901) 555-0142')
  })

  it.each(['+972 50-123-4567', ' +972 50-123-4567'])(
    'brings its own country when it is pasted with a plus: “%s”',
    (pasted) => {
      const phone = afterTyping({ text: '', country: 'US' }, pasted, { atEnd: true })
      expect(phone).toEqual({ text: '050-123-4567', country: 'IL' })
    },
  )
})

describe('the number that is sent', () => {
  it.each([
    ['(201) 555-0142', 'US', '12015550142'],
    ['050-123-4567', 'IL', '972501234567'],
    ['07911 123456', 'GB', '447911123456'],
    ['06 12 34 56 78', 'FR', '33612345678'],
  ] as const)('%s in %s is the digits %s', (text, country, digits) => {
    expect(digitsToSend({ text, country })).toBe(digits)
  })

  it.each(['', '201', '(201) 555-01', '0000000000'])('is none while “%s” isn’t valid', (text) => {
    expect(digitsToSend({ text, country: 'US' })).toBeNull()
  })
})
