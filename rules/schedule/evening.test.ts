import { describe, expect, it } from 'vitest'
import { eveningOf, hasOneTime } from './evening.ts'

const night = (date: string, changes = {}) => ({
  date,
  closed: false,
  openTime: `${date}T16:30:00-05:00`,
  lastEntryTime: `${date}T22:30:00-05:00`,
  ...changes,
})
const closed = { closed: true, openTime: null, lastEntryTime: null }
const nights = [night('2026-11-17'), night('2026-11-18', closed), night('2026-11-19')]

describe('the evening one wants to know of', () => {
  it.each([
    ['14:00', '2026-11-17', 'before'],
    ['16:29', '2026-11-17', 'before'],
    ['16:30', '2026-11-17', 'open'],
    ['22:30', '2026-11-17', 'open'],
    ['22:31', '2026-11-19', 'next'],
    ['23:59', '2026-11-19', 'next'],
  ])('at %s is that of %s: %s', (clock, date, at) => {
    const evening = eveningOf(nights, Date.parse(`2026-11-17T${clock}:00-05:00`))
    expect(evening).toMatchObject({ at, night: { date } })
  })

  it('is a closed tonight’s until the business day ends', () => {
    const shut = [night('2026-11-17', closed), night('2026-11-18')]
    const evening = eveningOf(shut, Date.parse('2026-11-17T23:00:00-05:00'))
    expect(evening).toMatchObject({ at: 'before', night: { date: '2026-11-17' } })
  })

  it('is none when nothing is known, or nothing opens again', () => {
    expect(eveningOf([], 0)).toBeNull()
    expect(eveningOf([night('2026-11-17')], Date.parse('2026-11-17T23:00:00-05:00'))).toBeNull()
  })
})

it('a night of one time is one that opens for its last entry', () => {
  expect(hasOneTime(night('2026-11-20', { lastEntryTime: '2026-11-20T16:30:00-05:00' }))).toBe(true)
  expect(hasOneTime(night('2026-11-17'))).toBe(false)
  expect(hasOneTime(night('2026-11-17', closed))).toBe(false)
})
