import { describe, expect, it } from 'vitest'
import { instantOfText, instantTextOf } from './local-text.ts'

const newYork = 'America/New_York'
const at = (utc: string) => Date.parse(utc)

describe('an instant as text', () => {
  it('is written on the facility’s wall clock with its offset', () => {
    expect(instantTextOf(at('2026-11-25T23:30:05.900Z'), newYork)).toBe('2026-11-25T18:30:05-05:00')
    expect(instantTextOf(at('2026-07-01T21:00:00Z'), 'Asia/Jerusalem')).toBe(
      '2026-07-02T00:00:00+03:00',
    )
  })

  it('tells the two 01:15s of the autumn night apart', () => {
    const first = instantTextOf(at('2024-11-03T05:15:00Z'), newYork)
    const second = instantTextOf(at('2024-11-03T06:15:00Z'), newYork)
    expect([first, second]).toEqual(['2024-11-03T01:15:00-04:00', '2024-11-03T01:15:00-05:00'])
    expect(instantOfText(first, newYork)).toBe(at('2024-11-03T05:15:00Z'))
    expect(instantOfText(second, newYork)).toBe(at('2024-11-03T06:15:00Z'))
  })
})

describe('text as an instant', () => {
  it.each([
    ['2026-11-25T06:13', '2026-11-25T11:13:00Z'],
    ['2026-11-25T06:13:30', '2026-11-25T11:13:30Z'],
    ['2026-11-25T06:13-05:00', '2026-11-25T11:13:00Z'],
    ['2026-11-25T06:13:00+02:00', '2026-11-25T04:13:00Z'],
    ['2026-11-25T06:13:00.000Z', '2026-11-25T06:13:00Z'],
    ['2025-03-09T02:30', '2025-03-09T07:30:00Z'],
    ['2024-11-03T01:15', '2024-11-03T05:15:00Z'],
  ])('reads %s', (text, utc) => {
    expect(instantOfText(text, newYork)).toBe(at(utc))
  })

  it.each([
    '',
    'tonight',
    '2026-11-25',
    '2026-02-30T20:00',
    '2026-13-01T20:00:00Z',
    '2026-11-25T24:00',
    '2026-11-25T20:60',
    '2026-11-25T20:00:60Z',
    '2026-11-25 20:00',
    ' 2026-11-25T20:00',
    '2026-11-25T20:00-0500',
    '2026-11-25T20:00[America/New_York]',
    '20261125T2000',
  ])('refuses “%s”', (text) => {
    expect(instantOfText(text, newYork)).toBeNull()
  })
})
