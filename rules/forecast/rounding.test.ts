import { expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { saysOf, shownOf } from './rounding.ts'

const at = (minute: number) => minutes(1_000_000 + minute)

it.each([
  [0, 0],
  [0.001, 5],
  [4.999, 5],
  [5, 5],
  [5.5, 10],
])('minute %s is shown as minute %s, never as an earlier one', (minute, shown) => {
  const { from, to } = shownOf({ p50: at(minute), p90: at(minute + 30) })
  expect([from, to]).toEqual([at(shown), at(shown + 30)])
})

it.each([
  ['both ahead', 20, 31, 0, 'between'],
  ['both in the same five minutes', 21, 24, 0, 'by'],
  ['the one that is as likely as not is past', 20, 31, 20, 'by'],
  ['both are past', 20, 31, 35, 'any-moment'],
] as const)('%s', (_, p50, p90, now, says) => {
  expect(saysOf(shownOf({ p50: at(p50), p90: at(p90) }), at(now))).toBe(says)
})
