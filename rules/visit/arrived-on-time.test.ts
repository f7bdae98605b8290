import { expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { arrivedOnTime } from './arrived-on-time.ts'

const startsAt = Date.UTC(2026, 4, 13, 1)

it.each([
  [-30, '10', true],
  [0, '', true],
  [1, '', false],
  [10, '10', true],
  [10.01, '10', false],
])('%s minutes after her time with a grace of %j: %s', (after, lateGraceMinutes, expected) => {
  expect(arrivedOnTime(startsAt, startsAt + minutes(after), { lateGraceMinutes })).toBe(expected)
})
