import { expect, it } from 'vitest'
import { type Equipment, type Equipped, equipment, hasNeeded, toSpare } from './equipment.ts'

const only = (...on: Equipment[]) =>
  Object.fromEntries(equipment.map((one) => [one, on.includes(one)])) as Equipped

it.each<[string, Equipment[], Equipment[], boolean, number]>([
  ['a shower in a plain room', [], [], true, 0],
  ['a shower in a bath room', ['bath'], [], true, 1],
  ['a bath in a plain room', [], ['bath'], false, 0],
  ['a private bath in a bath room', ['bath'], ['bath', 'privateRoom'], false, 0],
  ['a private bath', ['bath', 'privateRoom'], ['bath', 'privateRoom'], true, 0],
  ['a kallah in a bath room', ['bath'], ['kallah'], false, 1],
  ['an accessible visit', ['handicapped', 'bath'], ['handicapped'], true, 1],
])('%s', (_, room, visit, fits, spare) => {
  expect(hasNeeded(only(...room), only(...visit))).toBe(fits)
  expect(toSpare(only(...room), only(...visit))).toBe(spare)
})
