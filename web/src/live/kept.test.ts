import { expect, it } from 'vitest'
import type { AnswerOf } from '../talk/call.ts'
import { visit } from '../test/told.ts'
import { kept } from './kept.ts'

const her = { id: 'u2', userName: '12015550142', firstName: 'Chana', lastName: 'Weil' }
const ready: AnswerOf<'listReady'> = {
  ...{ queue: [], inMikvah: [], pools: 2, zmanTevillah: null, gateOpen: true },
  corridor: { used: 0, limit: 2, visits: [] },
}

it('a record that stands open keeps whose it is when a board tells of it without', () => {
  const { user: _, ...told } = { ...visit, user: her, reservationStatus: 'Prep' as const }
  const after = kept.reservation({ ...visit, user: her }, { event: 'reservation', data: told })
  expect(after).toMatchObject({ reservationStatus: 'Prep', user: her })
})

it.each([
  ['ReadyForMikvah', 'reload'],
  ['ReadyForMikvahNext', 'reload'],
  ['ToMikvah', 'reload'],
  ['InMikvah', 'reload'],
  ['FromMikvah', 'reload'],
  ['Dressing', ready],
  ['Prep', ready],
] as const)('who comes to the water is asked for anew: %s', (reservationStatus, after) => {
  const data = { ...visit, reservationStatus }
  expect(kept.listReady(ready, { event: 'reservation', data })).toBe(after)
})
