import { expect, it } from 'vitest'
import { minutes } from './ms.ts'
import { roundedUp } from './rounded-up.ts'

it.each([
  [0, 0],
  [1, 5],
  [11, 15],
  [15, 15],
])('a moment %i minutes in is told as %i', (at, told) => {
  expect(roundedUp(minutes(at), minutes(5))).toBe(minutes(told))
})
