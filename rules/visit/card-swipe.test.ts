import { expect, it } from 'vitest'
import type { Role } from '../people/roles.ts'
import { needsCard } from './card-swipe.ts'

const on = { reservationsStatusChangeCardCode: 'True' }

it.each<[Role[], boolean]>([
  [['Reception'], true],
  [['Attendant'], true],
  [['Admin'], false],
  [['Admin', 'Reception'], false],
  [['Room'], false],
  [['Mikvah'], false],
  [[], false],
])('%j waits for a card: %s', (held, expected) => {
  expect(needsCard(held, on)).toBe(expected)
  expect(needsCard(held, {})).toBe(false)
})
