import { expect, it } from 'vitest'
import { slowedMs } from './slowed.ts'

it.each([
  [-1, 0],
  [0, 0],
  [1, 50],
  [10, 500],
  [20, 1_000],
  [10_000, 1_000],
])('a try %i beyond the quick ones waits %i ms', (beyond, waits) => {
  expect(slowedMs(beyond)).toBe(waits)
})
