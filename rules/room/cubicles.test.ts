import { expect, it } from 'vitest'
import { type ReservationStatus, reservationStatuses } from '../reservation/statuses.ts'
import { cubicleStatuses, freesCubicle, judgeCubicle, judgeCubicleRequest } from './cubicles.ts'

it('a cubicle is set by hand while nobody has it, and nobody is given one by hand', () => {
  for (const from of cubicleStatuses) {
    for (const to of cubicleStatuses) {
      const byVisit = from === 'Occupied' || to === 'Occupied'
      expect([from, to, judgeCubicle(from, to).allowed]).toEqual([from, to, !byVisit])
    }
  }
})

it('hers is freed when she starts Prep or is past it, when check-in or visit is canceled, and when she goes home', () => {
  const keeping = reservationStatuses.filter((status) => !freesCubicle(status))
  expect(keeping).toEqual(['Pending', 'Arrived', 'Waiting', 'Assigned', 'Replaced'])
})

it('is given to who waits and has none, where there are any', () => {
  const given = (status: ReservationStatus) =>
    judgeCubicleRequest({ status, hasOne: false, enabled: true }).allowed
  expect(reservationStatuses.filter(given)).toEqual(['Waiting'])
  const waiting = { status: 'Waiting', hasOne: false, enabled: true } as const
  expect(judgeCubicleRequest({ ...waiting, hasOne: true })).toMatchObject({
    because: 'cubicle-hers',
  })
  expect(judgeCubicleRequest({ ...waiting, enabled: false })).toMatchObject({
    because: 'cubicles-off',
  })
})
