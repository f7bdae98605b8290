import { expect, it } from 'vitest'
import { judgeSupply } from './requests.ts'

it.each([
  ['open', 'complete', true],
  ['open', 'canceled', true],
  ['complete', 'complete', true],
  ['canceled', 'canceled', true],
  ['complete', 'canceled', false],
  ['canceled', 'complete', false],
] as const)('a request that is %s may become %s: %s', (status, to, allowed) => {
  expect(judgeSupply(status, to).allowed).toBe(allowed)
})
