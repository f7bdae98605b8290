import { expect, it } from 'vitest'
import { isShutAt, opensToReady } from './evening.ts'
import { type RoomStatus, roomStatuses } from './statuses.ts'

const room = (status: RoomStatus, statusSince = 0) => ({ status, statusSince, active: true })

it('opening is for clean rooms, and for none that is retired', () => {
  expect(roomStatuses.filter((status) => opensToReady(room(status)))).toEqual(['Available'])
  expect(opensToReady({ ...room('Available'), active: false })).toBe(false)
})

it('rest is for every room that nobody is in, but for what was set since', () => {
  expect(roomStatuses.filter((status) => isShutAt(room(status), 100))).toEqual([
    'Ready',
    'NeedsCleaning',
    'Cleaning',
    'Offline',
  ])
  expect(roomStatuses.filter((status) => isShutAt(room(status, 100), 100))).toEqual([])
})
