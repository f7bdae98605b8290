import { expect, it } from 'vitest'
import { statusGroups } from '../reservation/statuses.ts'
import { moves } from '../visit/moves.ts'
import { roomAfter } from './after-visit.ts'

it.each([
  ['Reserved', 'Assigned', { enters: true, leftAs: null }],
  ['Waiting', 'Assigned', { enters: true, leftAs: null }],
  ['Assigned', 'Prep', { enters: false, leftAs: null }],
  ['Assigned', 'Waiting', { enters: false, leftAs: 'Ready' }],
  ['Dressing', 'Done', { enters: false, leftAs: 'NeedsCleaning' }],
  ['Prep', 'Done', { enters: false, leftAs: 'NeedsCleaning' }],
  ['Done', 'Dressing', { enters: true, leftAs: null }],
  ['Assigned', 'Replaced', { enters: false, leftAs: 'Ready' }],
  ['Waiting', 'Canceled', { enters: false, leftAs: null }],
] as const)('a visit that goes from %s to %s', (from, to, after) => {
  expect(roomAfter(from, to, { attended: true })).toEqual(after)
})

it('a room of a section that nobody has any more is left as one that isn’t opened', () => {
  const { leftAs } = roomAfter('Assigned', 'Waiting', { attended: false })
  expect(leftAs).toBe('Available')
  expect(roomAfter('Dressing', 'Done', { attended: false }).leftAs).toBe('NeedsCleaning')
})

it('every move of the table that begins in a room ends in it or leaves it, and never does both', () => {
  for (const { from, to } of moves) {
    for (const status of from.filter((one) => one !== 'new')) {
      const { enters, leftAs } = roomAfter(status, to, { attended: true })
      expect(enters && leftAs !== null).toBe(false)
      if (statusGroups.inRoom.includes(status) && !statusGroups.inRoom.includes(to))
        expect([status, to, leftAs]).not.toContain(null)
    }
  }
})
