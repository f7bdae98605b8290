import { expect, it } from 'vitest'
import { agoOf } from './ago-of.ts'

const minute = 60_000
it.each([
  [-5, 'Now', 0],
  [59_999, 'Now', 0],
  [60_000, 'Minutes', 1],
  [60 * minute - 1, 'Minutes', 59],
  [60 * minute, 'Hours', 1],
  [24 * 60 * minute - 1, 'Hours', 23],
  [72 * 60 * minute, 'Days', 3],
] as const)('%i ms ago is %s, %i', (ms, unit, count) => {
  expect(agoOf(ms)).toEqual({ unit, count })
})
