import { expect, it } from 'vitest'
import { paymentInfo } from './users.ts'

it.each([
  [0, false],
  [1, true],
  [12, true],
  [13, false],
])('a card may end in month %i: %s', (ccExpMonth, may) => {
  expect(paymentInfo.safeParse({ ccExpMonth }).success).toBe(may)
})
