import { expect, it } from 'vitest'
import { durationText } from './duration-text.ts'

const hour = 3_600_000
const t = (word: string, values: object = {}) => `${word} ${Object.values(values).join(' ')}`

it.each([
  [0, '0′'],
  [-5, '0′'],
  [59 * 60_000 + 59_000, '59′'],
  [hour, 'deskHours 1 0'],
  [23.5 * hour, 'deskHours 23 30'],
  [24 * hour, 'deskDays 1'],
  [123 * hour, 'deskDays 5'],
])('%i ms are written %s', (ms, text) => {
  expect(durationText(ms, t)).toBe(text)
})
