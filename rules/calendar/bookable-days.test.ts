import { expect, it } from 'vitest'
import { bookableDaysOf } from './bookable-days.ts'

it('sells six days from today, or as many as set, never more than seven', () => {
  expect(bookableDaysOf('2026-11-28')).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ])
  expect(bookableDaysOf('2026-11-28', 2)).toEqual(['2026-11-28', '2026-11-29'])
  expect(bookableDaysOf('2026-11-28', 30)).toHaveLength(7)
  expect(bookableDaysOf('2026-11-28', -1)).toEqual([])
})
