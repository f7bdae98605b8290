import { expect, it } from 'vitest'
import type { ReservationStatus } from '../reservation/statuses.ts'
import { isWithoutWater } from './without-water.ts'

type Case = [string, ReservationStatus, ReservationStatus, ReservationStatus[], boolean]

it.each<Case>([
  ['from her preparing to dressing', 'Prep', 'Dressing', ['Assigned', 'Prep'], true],
  ['from the way there to the end', 'ToMikvah', 'Done', ['Prep', 'ToMikvah'], true],
  ['out of the water', 'InMikvah', 'Dressing', ['ToMikvah', 'InMikvah'], false],
  ['straight to the end', 'InMikvah', 'Done', ['ToMikvah', 'InMikvah'], false],
  ['back to preparing', 'Dressing', 'Prep', ['InMikvah', 'Dressing'], false],
  ['set back by a mis-tap', 'Prep', 'Dressing', ['InMikvah', 'Dressing', 'Prep'], false],
  ['in the water by a mis-tap', 'ToMikvah', 'Done', ['ToMikvah', 'InMikvah', 'ToMikvah'], true],
])('%s', (_, from, to, was, expected) => {
  const history = was.map((next, nth) => ({ previous: was[nth - 1] ?? null, next, undoes: false }))
  expect(isWithoutWater(from, to, history)).toBe(expected)
})

it('what was taken back doesn’t count: she was in the water by a mis-tap', () => {
  const history = [
    { previous: null, next: 'ToMikvah', undoes: false },
    { previous: 'ToMikvah', next: 'InMikvah', undoes: false },
    { previous: 'InMikvah', next: 'Dressing', undoes: false },
    { previous: 'Dressing', next: 'InMikvah', undoes: true },
    { previous: 'InMikvah', next: 'Prep', undoes: false },
  ] as const
  expect(isWithoutWater('Prep', 'Dressing', history)).toBe(true)
  // Not taken back, she has been in it.
  expect(isWithoutWater('Prep', 'Dressing', history.toSpliced(3, 1))).toBe(false)
})
