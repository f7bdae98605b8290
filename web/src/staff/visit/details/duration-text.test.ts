import { expect, it } from 'vitest'
import { durationText } from './duration-text.ts'

it.each([
  [0, '0′'],
  [-5, '0′'],
  [59 * 60_000 + 59_000, '59′'],
  [60 * 60_000, '1:00'],
  [23.5 * 3_600_000, '23:30'],
])('%i ms are written %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
