import { expect, it } from 'vitest'
import { linesOf, none } from './counts.ts'
import { conditionsIn, reasonOf } from './left-out.ts'

it.each([
  ['it.runIf(hasCaddy)(\n  "x"', 'not hasCaddy'],
  ['it.runIf(mayMount())(\n  "x"', 'not mayMount()'],
  ['it.runIf(hasCaddy).each([1])', 'not hasCaddy'],
  ["it.skipIf(process.env.ENGINE === 'postgres')('x'", "process.env.ENGINE === 'postgres'"],
  ["it.runIf(long)('x')\nit.runIf(long)('y')", 'not long'],
  ["it.skip('x'", 'it says no reason'],
])('what is left out by %j is for a reason', (text, reason) => {
  expect(conditionsIn(text)).toBe(reason)
})

it('a test that leaves itself out says why', () => {
  expect(reasonOf('one connection', 'it.runIf(long)(')).toBe('one connection')
  expect(reasonOf(undefined, 'it.runIf(long)(')).toBe('not long')
})

it('each test that is left out is named at the end, with its reason', () => {
  const leftOut = [{ test: 'server-postgres server/a.test.ts > x', reason: 'not long' }]
  expect(linesOf({ what: 'server', counts: { ...none, skipped: 1 }, red: [], leftOut })).toEqual([
    '  server: 0 passed, 0 failed, 1 skipped',
    '    NOT RUN  server-postgres server/a.test.ts > x: not long',
  ])
})
