import { expect, it } from 'vitest'
import type { RoomView } from '../../live/live-event.ts'
import { room } from '../../test/answers.ts'
import { columnsOf, sectionsOf } from './sections-of.ts'

it.each([
  ['two halls of nine', [9, 9], 7, [3, 3], 3],
  ['and one of four beside them', [9, 9, 4], 7, [3, 3, 1], 4],
  ['more than nine', [12, 9], 7, [4, 3], 3],
  ['on a tablet', [9, 9], 6, [3, 3], 3],
  ['a single small one', [4], 7, [4], 1],
  ['a single one', [9], 7, [5], 2],
  ['more sections than tiles', [2, 2, 2], 2, [1, 1, 1], 2],
  ['none', [], 7, [], 1],
] as const)('%s', (_, sizes, across, columns, rows) => {
  expect(columnsOf(sizes, across)).toEqual({ columns, rows })
})

const roomIn = (section: string, changes: Partial<RoomView>): RoomView => ({
  ...{ ...room, ...changes },
  section: { ...room.section, id: section },
})
const split = (...rooms: RoomView[]) => {
  const { used, atRest } = sectionsOf(rooms)
  return [used.map(({ id }) => id), atRest.map(({ id }) => id)]
}

it('folds a section whose rooms all rest, as soon as another one is used', () => {
  const upper = roomIn('upper', { status: 'Ready' })
  const brook = [
    roomIn('brook', { status: 'Available' }),
    roomIn('brook', { status: 'Offline', active: true }),
  ]
  expect(split(upper, ...brook)).toEqual([['upper'], ['brook']])
  expect(split(...brook)).toEqual([['brook'], []])
})

it('folds what stays closed tonight before anything is opened', () => {
  const rooms = [roomIn('upper', { status: 'Available' }), roomIn('brook', { status: 'Available' })]
  const { used, atRest } = sectionsOf(rooms, new Set(['brook']))
  expect([used.map(({ id }) => id), atRest.map(({ id }) => id)]).toEqual([['upper'], ['brook']])
})

it('shows a section in which a room is kept for somebody, or is to be cleaned', () => {
  const upper = roomIn('upper', { status: 'Occupied' })
  const kept = { reservationId: 'r1', reservationCode: '4821' } as RoomView['preassigned']
  expect(split(upper, roomIn('brook', { status: 'Available', preassigned: kept }))).toEqual([
    ['upper', 'brook'],
    [],
  ])
  expect(split(upper, roomIn('brook', { status: 'NeedsCleaning' }))).toEqual([
    ['upper', 'brook'],
    [],
  ])
})
