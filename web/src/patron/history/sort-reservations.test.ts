import type { RoomType } from '@mikvah/rules/reservation/room-type.ts'
import { describe, expect, it } from 'vitest'
import type { Say } from '../../words/say.ts'
import { latestFirst, nextSort, owed, sortedReservations, typeOf } from './sort-reservations.ts'

const visit = (
  day: string,
  reservationStatus: 'Done' | 'Canceled' | 'Reserved',
  roomType: RoomType,
  balance: number,
) => ({
  reservationTime: `2026-11-${day}T19:00:00-05:00`,
  reservationStatus,
  roomType,
  kallah: false,
  balance,
})
const visits = [
  visit('10', 'Done', 'bath', 0),
  visit('24', 'Reserved', 'shower', 30),
  visit('17', 'Canceled', 'bath', 50),
]
const say: Say = (key: string) => key
const days = (rows: typeof visits) => rows.map((row) => row.reservationTime.slice(8, 10))

describe('the reservations of the history', () => {
  it('begin with the latest', () => {
    expect(days(sortedReservations(visits, latestFirst, say))).toEqual(['24', '17', '10'])
  })

  it('are sorted by their type in words, the latest first among alike', () => {
    const byType = sortedReservations(visits, { by: 'type', direction: 'ascending' }, say)
    expect(days(byType)).toEqual(['17', '10', '24'])
  })

  it('count a canceled balance as nothing', () => {
    const byBalance = { by: 'balance', direction: 'descending' } as const
    expect(days(sortedReservations(visits, byBalance, say))).toEqual(['24', '17', '10'])
    expect(visits.map(owed)).toEqual([0, 30, 0])
  })

  it('turn around when the same column is pressed again', () => {
    expect(nextSort(latestFirst, 'date')).toEqual({ by: 'date', direction: 'ascending' })
    expect(nextSort(latestFirst, 'type')).toEqual({ by: 'type', direction: 'ascending' })
    expect(nextSort({ by: 'type', direction: 'ascending' }, 'date')).toEqual(latestFirst)
  })

  it('call a kallah’s visit by that name whatever the room', () => {
    expect(typeOf({ kallah: true, roomType: 'bath' })).toBe('historyType.kallah')
  })
})
