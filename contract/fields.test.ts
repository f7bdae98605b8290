import { expect, it } from 'vitest'
import { amount } from './fields.ts'

it.each([
  [0, true],
  [99_999.99, true],
  [100_000, false],
  [-0.01, false],
  [1.005, false],
])('an amount of %s dollars is taken: %s', (dollars, taken) => {
  expect(amount.safeParse(dollars).success).toBe(taken)
})
