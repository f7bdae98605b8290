import { describe, expect, it } from 'vitest'
import { judgeRoomMove } from './room-moves.ts'
import { type RoomStatus, roomStatuses } from './statuses.ts'

const judged = (from: RoomStatus, to: RoomStatus, by: 'attendant' | 'system' | 'room-screen') => {
  const verdict = judgeRoomMove({ from, to, by: [by] })
  return verdict.allowed ? 'allowed' : verdict.because
}

describe('a room set by hand', () => {
  it.each<[RoomStatus, RoomStatus[]]>([
    ['Available', ['Ready', 'NeedsCleaning', 'Offline']],
    ['Ready', ['Available', 'NeedsCleaning', 'Offline']],
    ['Occupied', []],
    ['NeedsCleaning', ['Cleaning', 'Offline']],
    ['Cleaning', ['Ready', 'NeedsCleaning', 'Offline']],
    ['Offline', ['Available', 'Ready', 'NeedsCleaning', 'Cleaning']],
  ])('goes from %s to %s, and nowhere else', (from, ways) => {
    const open = roomStatuses.filter((to) => judged(from, to, 'attendant') === 'allowed')
    expect(open.toSorted()).toEqual(ways.toSorted())
  })

  it('is left to the visit while somebody is in it, whoever asks', () => {
    for (const status of roomStatuses) {
      expect(judged('Occupied', status, 'attendant')).toBe('room-occupied')
      expect(judged(status, 'Occupied', 'system')).toBe('room-occupied')
    }
  })

  it('from the screen in it waits for the passcode', () => {
    expect(judged('Cleaning', 'Ready', 'room-screen')).toBe('staff-entry-first')
    expect(judged('NeedsCleaning', 'Ready', 'room-screen')).toBe('room-move-refused')
  })

  it('becomes Available at the shutdown from everything but Occupied', () => {
    const shut = roomStatuses.filter((from) => judged(from, 'Available', 'system') === 'allowed')
    expect(shut).toEqual(roomStatuses.filter((status) => status !== 'Occupied'))
  })

  it('by a screen that is behind is refused', () => {
    const asked = { from: 'Cleaning', to: 'Ready', by: ['attendant'] } as const
    expect(judgeRoomMove({ ...asked, expected: 'Cleaning' }).allowed).toBe(true)
    expect(judgeRoomMove({ ...asked, expected: 'NeedsCleaning' })).toMatchObject({
      because: 'room-moved-on',
    })
  })
})
