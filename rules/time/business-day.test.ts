import { describe, expect, it } from 'vitest'
import {
  businessDayOf,
  businessDayOfText,
  businessDaySpanOf,
  daysBetween,
  hourOfNight,
  isCivilDate,
  nextDay,
  plusDays,
  weekdayOf,
} from './business-day.ts'

const newYork = 'America/New_York'
const at = (utc: string) => Date.parse(utc)

describe('the business day', () => {
  it('turns at five in the morning, not at midnight', () => {
    expect(businessDayOf(at('2026-11-25T09:59:59Z'), newYork)).toBe('2026-11-24')
    expect(businessDayOf(at('2026-11-25T10:00:00Z'), newYork)).toBe('2026-11-25')
  })

  it.each([
    [0, 24],
    [4.99, 28.99],
    [5, 5],
    [23.5, 23.5],
    [24, 24],
    [25.5, 25.5],
  ])('has %d o’clock at %d hours after the midnight that begins its date', (hour, counted) => {
    expect(hourOfNight(hour)).toBeCloseTo(counted)
  })

  it('spans 23 hours when the clocks go forward and 25 when they go back', () => {
    const hoursOf = (day: string) => {
      const { from, to } = businessDaySpanOf(day, newYork)
      return (to - from) / 3_600_000
    }
    expect([hoursOf('2025-03-08'), hoursOf('2025-03-09'), hoursOf('2024-11-02')]).toEqual([
      23, 24, 25,
    ])
  })

  it('holds every instant of its span and none beside it', () => {
    const { from, to } = businessDaySpanOf('2024-11-02', newYork)
    const days = [from - 1, from, to - 1, to].map((now) => businessDayOf(now, newYork))
    expect(days).toEqual(['2024-11-01', '2024-11-02', '2024-11-02', '2024-11-03'])
  })
})

describe('civil dates', () => {
  it('step over the ends of months and leap days', () => {
    expect(nextDay('2024-02-28')).toBe('2024-02-29')
    expect(plusDays('2024-01-01', -1)).toBe('2023-12-31')
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(weekdayOf('2026-11-27')).toBe(5)
  })

  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2024-2-9', false],
    ['2024-02-09T00:00', false],
    ['+002024-02-09', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isCivilDate(text)).toBe(exists)
  })
})

it.each([
  ['2026-11-25T04:59:59-05:00', '2026-11-24'],
  ['2026-11-25T05:00:00-05:00', '2026-11-25'],
  ['2026-11-24T23:59:00-05:00', '2026-11-24'],
  ['2027-01-01T00:10:00-05:00', '2026-12-31'],
])('%s, written in the time zone, is of the business day %s', (text, day) => {
  expect(businessDayOfText(text)).toBe(day)
})
