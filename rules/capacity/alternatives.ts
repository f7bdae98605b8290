import type { Ms } from '../time/ms.ts'
import type { Capacity } from './capacity.ts'
import { othersOf } from './fits.ts'
import { ledgerOf } from './ledger.ts'
import { leftOf } from './left.ts'
import { movedTo, type Occupancy, type VisitOptions } from './occupancy.ts'
import { type NightForStarts, startsOf } from './starts.ts'

const most = 3

/**
 * Up to three other starts of the night at which the same visit still fits, nearest first, the
 * earlier of two equally near. Starts before `now` are left out.
 */
export function alternativesOf(asked: {
  wish: Occupancy
  options: Pick<VisitOptions, 'bath' | 'segula'>
  night: NightForStarts
  occupancies: readonly Occupancy[]
  capacity: Capacity
  now: Ms
}): Ms[] {
  const { wish, options, night, occupancies, capacity, now } = asked
  const ledger = ledgerOf(othersOf(occupancies, wish.pair))
  const distance = (start: Ms) => Math.abs(start - wish.startsAt)
  return startsOf(night, options)
    .filter((start) => start >= now && start !== wish.startsAt)
    .filter((start) => leftOf(movedTo(wish, start), ledger, capacity) > 0)
    .toSorted((one, other) => distance(one) - distance(other) || one - other)
    .slice(0, most)
}
