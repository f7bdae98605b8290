import { expect, it } from 'vitest'
import { hours } from '../time/ms.ts'
import { judgeInQuiet } from './quiet.ts'

const from = Date.UTC(2026, 4, 15, 23, 50)
const quiet = { from, to: from + hours(25) }
const strict = { closedInQuiet: 'True' }

it.each([
  ['a patron inside', quiet, from, 'patron', strict, false],
  ['a patron a moment before', quiet, from - 1, 'patron', strict, true],
  ['a patron at its end', quiet, quiet.to, 'patron', strict, true],
  ['the desk inside', quiet, from, 'reception', strict, true],
  ['a patron where it is not asked for', quiet, from, 'patron', { closedInQuiet: 'False' }, true],
  ['a patron where it is blank', quiet, from, 'patron', { closedInQuiet: '' }, true],
  ['a patron on an ordinary night', null, from, 'patron', strict, true],
] as const)('%s', (_, period, now, by, values, expected) => {
  expect(judgeInQuiet(period, { now, by, values }).allowed).toBe(expected)
})
