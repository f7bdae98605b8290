import { expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { hasEntered } from './staff-entry.ts'

it.each<[string, boolean, number | null, number]>([
  ['nobody has', false, null, 0],
  ['just now', true, minutes(10), 0],
  ['ten minutes ago', false, minutes(10), minutes(10)],
  ['a minute less', true, minutes(10), minutes(9)],
  ['by a clock that was put back since', false, minutes(30), 0],
])('who has entered %s may set the room: %s', (_, expected, until, now) => {
  expect(hasEntered(until, now)).toBe(expected)
})
