import { expect, it } from 'vitest'
import { room, visit } from '../../test/answers.ts'
import { roomsWith, roomsWithVisit } from './rooms.ts'

const inPrep = { ...visit, reservationStatus: 'Prep', room: { id: 7, number: '7' } } as const
const taken = {
  ...room,
  status: 'Occupied' as const,
  reservation: { ...inPrep, since: '2026-11-24T19:00:00-05:00' },
}
const other = { ...room, id: 8, number: '8' }
const rooms = [taken, other]

it('a room takes its own place, and the others stay the same', () => {
  const after = roomsWith(rooms, { ...other, status: 'Cleaning' })
  expect(after.map(({ status }) => status)).toEqual(['Occupied', 'Cleaning'])
  expect(after[0]).toBe(taken)
})

it('a visit that moves on in its room is shown there', () => {
  const statusSince = '2026-11-24T19:40:00-05:00'
  const after = roomsWithVisit(rooms, {
    ...inPrep,
    reservationStatus: 'ReadyForMikvah',
    statusSince,
  })
  expect(after[0]?.reservation).toMatchObject({
    reservationStatus: 'ReadyForMikvah',
    since: statusSince,
  })
  expect(after[1]).toBe(other)
})

it.each([
  { ...inPrep, reservationStatus: 'Done' as const },
  { ...inPrep, room: { id: 8, number: '8' } },
  { ...inPrep, reservationId: 'r2' },
])('who comes into a room or leaves it is told by the room', (visitNow) => {
  expect(roomsWithVisit(rooms, visitNow)).toBe(rooms)
})
