import { leftOutBy } from '@mikvah/rules/capacity/left-out.ts'
import { startsLeftOutOf } from '@mikvah/rules/schedule/judge-override.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import { type LocationAt, nightAt } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { storedVisitOf } from '../reservations/counting/counted.ts'
import { countedOfNight } from '../reservations/counting/counted-rows.ts'
import { codesOf } from '../reservations/counting/nights-to-come.ts'

/**
 * The visits booked for a night that its hours in `day` would leave out, or that would be left without a place: id,
 * start and code, in the order of their hours.
 */
export async function visitsOutside(
  { db }: Pick<Parts, 'db'>,
  moment: Moment,
  location: LocationAt,
  day: ScheduleDay,
) {
  const rows = await countedOfNight(db.orm, { locationId: location.id, date: day.date })
  const starts = new Set(
    startsLeftOutOf(
      day,
      rows.map(({ startsAt }) => startsAt),
    ),
  )
  const { values } = location
  const left = leftOutBy(rows.map(storedVisitOf), {
    from: { night: nightAt(moment, location, day.date), values },
    to: { night: day, values },
    now: moment.now,
  })
  const withoutPlace = new Set(left.map(({ id }) => id))
  const outside = rows.filter(({ id, startsAt }) => starts.has(startsAt) || withoutPlace.has(id))
  const codes = await codesOf(
    db.orm,
    outside.map(({ id }) => id),
  )
  return outside
    .map(({ id, startsAt }) => ({ id, startsAt, code: codes.get(id) ?? '' }))
    .toSorted((one, other) => one.startsAt - other.startsAt)
}
