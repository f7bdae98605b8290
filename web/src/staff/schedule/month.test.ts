import { describe, expect, it } from 'vitest'
import { cellsBefore, isMonth, monthAfter, spanOf, timeIn, wallTimeOf } from './month.ts'

describe('a month', () => {
  it.each([
    ['2026-11', '2026-11-30'],
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, to) => {
    expect(spanOf(month)).toEqual({ from: `${month}-01`, to })
  })
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 14, '2028-01'],
  ])('%s and %i more is %s', (month, by, other) => {
    expect(monthAfter(month, by)).toBe(other)
  })
  it('stands in weeks that begin on Sunday', () => {
    expect(['2026-11-01', '2026-11-24', '2026-11-28'].map(cellsBefore)).toEqual([0, 2, 6])
  })
  it('may lie in any year that a visit may lie in', () => {
    expect(['1899-12', '1900-01', '2200-01', '2299-12', '2300-01'].map(isMonth)).toEqual([
      ...[false, true, true, true, false],
    ])
  })
  it('isn’t any other text', () => {
    expect(['2026-11', '2026-13', '26-11', '', '2026-11-01'].map(isMonth)).toEqual([
      ...[true, false, false, false, false],
    ])
  })
})

describe('a time of a night', () => {
  it('is of the next morning before five', () => {
    expect(wallTimeOf('2026-11-30', '22:30')).toBe('2026-11-30T22:30:00')
    expect(wallTimeOf('2026-11-30', '01:15')).toBe('2026-12-01T01:15:00')
    expect(wallTimeOf('2026-11-30', '05:00')).toBe('2026-11-30T05:00:00')
    expect(wallTimeOf('2026-11-30', '')).toBeNull()
    expect(timeIn('2026-12-01T01:15:00-05:00')).toBe('01:15')
  })
})
