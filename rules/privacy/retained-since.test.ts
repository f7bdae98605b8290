import { expect, it } from 'vitest'
import { retainedSince } from './retained-since.ts'

it.each([
  ['2026-11-24', '12', '2025-11-24'],
  ['2026-11-24', '1', '2026-10-24'],
  ['2026-03-31', '1', '2026-02-28'],
  ['2028-02-29', '12', '2027-02-28'],
])('on %s %s months are kept since %s', (today, retentionMonths, since) => {
  expect(retainedSince(today, { retentionMonths })).toBe(since)
})

it.each(['', '  '])('everything is kept when it is blank', (retentionMonths) => {
  expect(retainedSince('2026-11-24', { retentionMonths })).toBeNull()
})
