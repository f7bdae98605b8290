import { expect, it } from 'vitest'
import { hoursText } from './hours-text.ts'

it.each([
  [11 * 60_000 + 47_001, '0:11:48'],
  [3_600_000, '1:00:00'],
  [1, '0:00:01'],
  [0, '0:00'],
  [-59_999, '0:00'],
  [-(2 * 60 + 31) * 60_000, '2:31'],
])('%i ms before the zman are written %s', (left, text) => {
  expect(hoursText(left)).toBe(text)
})
