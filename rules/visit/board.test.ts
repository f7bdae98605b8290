import { expect, it } from 'vitest'
import { type ReservationStatus, reservationStatuses } from '../reservation/statuses.ts'
import { listsOf, waitingOrder } from './board.ts'

it.each<[ReservationStatus[], string[]]>([
  [['Pending', 'Replaced'], []],
  [['Reserved'], ['upcoming']],
  [['Arrived', 'Prep', 'InMikvah', 'Dressing'], ['here']],
  [
    ['Waiting', 'Assigned'],
    ['waiting', 'here'],
  ],
  [
    ['ReadyForMikvah', 'ReadyForMikvahNext'],
    ['here', 'ready'],
  ],
  [['Done'], ['completed']],
  [['Canceled'], ['canceled']],
])('%s stands in %s', (statuses, lists) => {
  for (const status of statuses) expect(listsOf(status)).toEqual(lists)
})

it('every status of an evening stands somewhere', () => {
  const nowhere = reservationStatuses.filter((status) => listsOf(status).length === 0)
  expect(nowhere).toEqual(['Pending', 'Replaced'])
})

it('who came in time waits before who came late, and of those alike who came first', () => {
  const came = (id: string, arrivedOnTime: boolean, timeArrived: number) => ({
    id,
    arrivedOnTime,
    timeArrived,
  })
  const order = [
    came('d', false, 20),
    came('b', true, 30),
    came('c', false, 10),
    came('a', true, 5),
  ]
  expect(
    order
      .toSorted(waitingOrder)
      .map(({ id }) => id)
      .join(''),
  ).toBe('abcd')
})
