import { expect, it } from 'vitest'
import { opensToReady, shutAs } from './evening.ts'
import { type RoomStatus, roomStatuses } from './statuses.ts'

const room = (status: RoomStatus, statusSince = 0) => ({ status, statusSince, active: true })

it('opening is for clean rooms, and for none that is retired', () => {
  expect(roomStatuses.filter((status) => opensToReady(room(status)))).toEqual(['Available'])
  expect(opensToReady({ ...room('Available'), active: false })).toBe(false)
})

it('rest is for what is clean or out of use; what nobody has cleaned stays to be cleaned', () => {
  const shut = (since: number) =>
    roomStatuses.flatMap((status) => {
      const becomes = shutAs(room(status, since), 100)
      return becomes ? [[status, becomes]] : []
    })
  expect(shut(0)).toEqual([
    ['Ready', 'Available'],
    ['Cleaning', 'NeedsCleaning'],
    ['Offline', 'Available'],
  ])
  // What was set since stays.
  expect(shut(100)).toEqual([])
})
