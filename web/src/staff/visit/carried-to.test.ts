import { describe, expect, it } from 'vitest'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { room, visit } from '../../test/answers.ts'
import { carriedTo } from './carried-to.ts'
import { movesOf, roomsToChangeFor } from './swap/exchange.ts'

const roomOf = (id: number, changes: Partial<RoomView> = {}): RoomView => ({
  ...room,
  id,
  number: `${id}`,
  ...changes,
})
const withHer = (id: number, reservationId: string, changes: Partial<VisitSeen> = {}) => {
  const reservation = {
    ...{ ...visit, bath: true, since: visit.reservationTime, reservationId },
    ...{ reservationStatus: 'Prep' as const, room: { id, number: `${id}` } },
    ...changes,
  }
  return roomOf(id, { status: 'Occupied', reservation })
}
const shoshana = {
  ...{ id: 'c', name: 'Section C', nameHe: '' },
  attendant: { id: 'shoshana', name: 'Shoshana L.', nameHe: '' },
}
const nobody = { ...shoshana, attendant: null }
const avoids = { excludedAttendants: [{ attendantId: 'shoshana' }] }

describe('who waits', () => {
  const waiting = { ...visit, ...avoids, bath: true, reservationStatus: 'Waiting' as const }
  const asks = (place: RoomView, carried: unknown) => carriedTo([place], place, carried)

  it('is placed into a room that takes her, and into no other', () => {
    expect(asks(roomOf(3), waiting)).toMatchObject({ placing: { visit: waiting } })
    expect(asks(roomOf(2, { section: shoshana }), waiting)).not.toBeNull()
    expect(asks(withHer(4, 'other'), waiting)).toBeNull()
    expect(asks(roomOf(3), { ...waiting, reservationStatus: 'Done' })).toBeNull()
    expect(asks(roomOf(3), null)).toBeNull()
    expect(asks(roomOf(3), 'r1')).toBeNull()
  })
})

describe('who has a room', () => {
  const hers = withHer(3, 'her')
  const her = hers.reservation as VisitSeen
  const other = withHer(7, 'other')
  const onto = (into: RoomView, from = hers) => carriedTo([from, into], into, her)

  it('changes it with whoever is in the other one, or for a free one', () => {
    const swap = onto(other)
    if (!swap || !('exchange' in swap)) throw new Error('Nothing is changed.')
    expect(movesOf(swap.exchange).map((one) => [one.visit.reservationId, one.room.id])).toEqual([
      ['her', 7],
      ['other', 3],
    ])
    const over = onto(roomOf(8))
    if (!over || !('exchange' in over)) throw new Error('Nothing is changed.')
    expect(movesOf(over.exchange)).toHaveLength(1)
  })

  it.each([
    ['her own', hers],
    ['one that is to be cleaned', roomOf(8, { status: 'NeedsCleaning' })],
    ['one without her bath', withHer(8, 'other', { bath: false })],
    ['one without an attendant', { ...other, section: nobody }],
    ['one of another building', { ...other, location: { ...other.location, id: 'annex' } }],
    ['one whose guest hers doesn’t do for', withHer(7, 'other', { handicapped: true })],
  ])('doesn’t change it for %s', (what, into) => {
    const bathless = what === 'one without her bath' ? { bath: false } : {}
    expect(onto({ ...into, ...bathless })).toBeNull()
  })

  it('is offered free rooms first, and those of an attendant she avoids last', () => {
    const rooms = [
      ...[withHer(1, 'a'), roomOf(2, { section: shoshana }), roomOf(4, { status: 'Offline' })],
      ...[roomOf(5), roomOf(6, { status: 'Cleaning' }), hers],
    ]
    expect(roomsToChangeFor(rooms, { ...her, ...avoids }).map(({ id }) => id)).toEqual([5, 4, 1, 2])
  })
})
