import { expect, it } from 'vitest'
import type { RoomView } from '../../live/live-event.ts'
import { room, visit } from '../../test/answers.ts'
import { roomsFor } from './rooms-for.ts'

const hers = { ...visit, bath: true, excludedAttendants: [{ attendantId: 'shoshana' }] }
const roomOf = (id: number, changes: Partial<RoomView> = {}): RoomView => ({
  ...room,
  id,
  number: `${id}`,
  ...changes,
})
const shoshana = {
  ...{ id: 'c', name: 'Section C', nameHe: '' },
  attendant: { id: 'shoshana', name: 'Shoshana L.', nameHe: '' },
}
const rooms = [
  roomOf(2, { section: shoshana }),
  roomOf(1, { status: 'Offline' }),
  roomOf(3),
  roomOf(4, { status: 'Occupied' }),
  roomOf(5, { section: { ...shoshana, attendant: null } }),
  roomOf(6, { bath: false }),
  roomOf(7, { active: false }),
]

it('offers ready rooms, then those out of use, then those of attendants she avoids, and no others', () => {
  expect(roomsFor(rooms, hers).map(({ id }) => id)).toEqual([3, 1, 2])
})

it('offers a shower visit showers before baths, and a bride’s room and one kept for another last; hers first of all', () => {
  const keptFor = (reservationId: string) =>
    ({ reservationId, reservationCode: '0000' }) as RoomView['preassigned']
  const offered = [
    roomOf(1),
    roomOf(2, { kallah: true }),
    roomOf(8, { bath: false }),
    roomOf(9, { bath: false, preassigned: keptFor('another') }),
    roomOf(10, { bath: false, status: 'Offline' }),
    roomOf(11, { preassigned: keptFor('r1') }),
  ]
  expect(roomsFor(offered, visit).map(({ id }) => id)).toEqual([11, 8, 1, 2, 10, 9])
})

it('offers a room that is kept for somebody else before one whose attendant she’d rather not meet', () => {
  const keptForAnother = { reservationId: 'another', reservationCode: '0000' }
  const offered = [
    roomOf(1, { section: shoshana }),
    roomOf(2, { preassigned: keptForAnother as RoomView['preassigned'] }),
  ]
  expect(roomsFor(offered, hers).map(({ id }) => id)).toEqual([2, 1])
})

it('offers who needs an accessible bath the plainest room that has one', () => {
  const offered = [
    roomOf(1, { handicapped: true, kallah: true }),
    roomOf(2),
    roomOf(3, { handicapped: true }),
  ]
  const needs = { ...visit, bath: true, handicapped: true }
  expect(roomsFor(offered, needs).map(({ id }) => id)).toEqual([3, 1])
})
