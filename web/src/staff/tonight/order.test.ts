import { expect, it } from 'vitest'
import { visit } from '../../test/answers.ts'
import { lateMinutes, waitingInOrder } from './order.ts'

const came = (reservationId: string, time: string, arrivedOnTime: boolean | null = true) => ({
  ...{ ...visit, reservationId, reservationStatus: 'Waiting' as const, arrivedOnTime },
  timeArrived: `2026-11-24T${time}:00-05:00`,
})

it('rooms are given to those on time first, and of those alike to who came first', () => {
  const waiting = [
    came('late, first', '20:05', false),
    came('on time, second', '20:20'),
    { ...came('has a room', '20:00'), reservationStatus: 'Assigned' as const },
    came('on time, first', '20:10'),
    came('late, second', '20:30', false),
  ]
  expect(waitingInOrder(waiting).map(({ reservationId }) => reservationId)).toEqual([
    ...['on time, first', 'on time, second', 'late, first', 'late, second'],
  ])
})

it('is late by how long after her hour she came', () => {
  expect(lateMinutes(came('late', '20:25', false))).toBe(25)
  expect(lateMinutes(came('on time', '19:50'))).toBeNull()
})
