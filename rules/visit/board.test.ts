import { expect, it } from 'vitest'
import { type ReservationStatus, reservationStatuses } from '../reservation/statuses.ts'
import { listsOf } from './board.ts'

it.each<[ReservationStatus[], string[]]>([
  [['Pending', 'Canceled', 'Replaced'], []],
  [['Reserved'], ['upcoming']],
  [['Arrived', 'Assigned', 'Prep', 'InMikvah', 'Dressing'], ['here']],
  [['Waiting'], ['waiting', 'here']],
  [
    ['ReadyForMikvah', 'ReadyForMikvahNext'],
    ['here', 'ready'],
  ],
  [['Done'], ['completed']],
])('%s stands in %s', (statuses, lists) => {
  for (const status of statuses) expect(listsOf(status)).toEqual(lists)
})

it('every status of an evening stands somewhere', () => {
  const nowhere = reservationStatuses.filter((status) => listsOf(status).length === 0)
  expect(nowhere).toEqual(['Pending', 'Canceled', 'Replaced'])
})
