import { expect, it } from 'vitest'
import { starsLit } from './stars-lit.ts'

it.each([
  [31, 0],
  [30, 1],
  [5.01, 1],
  [5, 2],
  [0.01, 2],
  [0, 3],
  [-20, 3],
])('%s minutes before the zman %s stars are out', (minutesLeft, stars) => {
  expect(starsLit(minutesLeft)).toBe(stars)
})
