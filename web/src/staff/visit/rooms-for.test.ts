import { expect, it } from 'vitest'
import type { RoomTold } from '../../live/told.ts'
import { room, visit } from '../../test/told.ts'
import { roomsFor } from './rooms-for.ts'

const hers = { ...visit, bath: true, excludedAttendants: [{ attendantId: 'shoshana' }] }
const roomOf = (id: number, changes: Partial<RoomTold> = {}): RoomTold => ({
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
