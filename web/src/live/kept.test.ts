import { expect, it } from 'vitest'
import type { AnswerOf } from '../talk/call.ts'
import { room, visit } from '../test/told.ts'
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

const rivka = { id: 'rivka', name: 'Rivka N.', nameHe: 'רבקה נ׳' }
const hall = { id: 'b', name: 'Section B', nameHe: '' }

it.each([
  ['a room in it is cleaned', { status: 'Cleaning' as const, attendant: rivka }, false, false],
  ['another has it', { status: 'Cleaning' as const, attendant: null }, false, true],
  [
    'her Hebrew name is another',
    { status: 'Cleaning' as const, attendant: { ...rivka, nameHe: 'רבקה' } },
    false,
    true,
  ],
  ['it was opened', { status: 'Ready' as const, attendant: rivka }, false, true],
  ['a room in it is ready again', { status: 'Ready' as const, attendant: rivka }, true, false],
])('who has what is asked for anew when it says something else: %s', (_, told, opened, anew) => {
  const { status, attendant } = told
  const section = { ...hall, locationId: 'main' }
  const tonight = [
    { section, date: visit.scheduleDate, attendant: rivka, last: null, opened, closed: false },
  ]
  const data = { ...room, status, section: { ...hall, attendant } }
  const after = kept.attendantsTonight(tonight, { event: 'room', data })
  expect(after).toBe(anew ? 'reload' : tonight)
})
