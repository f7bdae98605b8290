import { alternativesOf } from '@mikvah/rules/capacity/alternatives.ts'
import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { occupanciesOf, type StoredVisit, touching } from '@mikvah/rules/capacity/counting.ts'
import { judgeFit } from '@mikvah/rules/capacity/fits.ts'
import { type Occupancy, occupancyOf, turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { optionsOf } from '../counting/counted.ts'
import type { Booking } from './booking-facts.ts'

type Beside = {
  /** All visits of the night. */
  visits: readonly StoredVisit[]
  length: Ms
  /** The visit that this one replaces, which doesn't stand in its way. */
  oldId: string | null
  /** Holds of hers that end with this booking. */
  gives: readonly string[]
}

/**
 * Refuses overbooking: with `slot-taken` a booking that doesn't fit beside the other visits of the night, and names up
 * to three nearest times that would fit; with `not-offered` one that the night has no places for.
 */
export function refuseTaken(
  { now, content }: Moment,
  { wish, night, location }: Booking,
  { visits, length, oldId, gives }: Beside,
): void {
  const capacity = capacityOf(location.values, night)
  const times = turnaroundOf(location.values)
  const options = optionsOf(wish)
  const visit = {
    ...{ id: 'wish', pair: oldId ?? 'wish', options },
    ...{ startsAt: wish.startsAt, minutes: length / 60_000 },
  }
  const occupancy = occupancyOf(visit, capacity.limits, times)
  const takenBy = (among: readonly StoredVisit[]) =>
    occupanciesOf(among, { now, limits: capacity.limits, times, except: gives })

  const fit = judgeFit(occupancy, takenBy(touching(visits, spanOf(occupancy), times)), capacity)
  if (fit.allowed) return
  if (fit.because === 'not-offered') throw new Refused('not-offered')
  const nearest = alternativesOf({
    ...{ wish: occupancy, options, night, capacity, now },
    occupancies: takenBy(visits),
  })
  const alternatives = nearest.map((at) => instantTextOf(at, content.timeZone))
  throw new Refused('slot-taken', { extra: { alternatives } })
}

const spanOf = ({ startsAt, claims }: Occupancy) => ({
  from: startsAt,
  until: Math.max(startsAt, ...claims.map(({ until }) => until)),
})
