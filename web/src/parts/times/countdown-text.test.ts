import { expect, it } from 'vitest'
import { countdownText } from './countdown-text.ts'

it.each([
  [660_000, '11:00'],
  [24_000, '0:24'],
  [23_001, '0:24'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [3_661_000, '1:01:01'],
  [-5, '0:00'],
])('%s ms left reads %s', (left, text) => {
  expect(countdownText(left)).toBe(text)
})
