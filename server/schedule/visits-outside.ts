import { startsLeftOutOf } from '@mikvah/rules/schedule/judge-override.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import type { Parts } from '../request/parts.ts'
import { countedOfNight } from '../reservations/counting/counted-rows.ts'
import { codesOf } from '../reservations/counting/nights-to-come.ts'

/** The visits booked for a night that its new hours leave out. */
export async function visitsOutside(
  { db }: Pick<Parts, 'db'>,
  locationId: string,
  day: ScheduleDay,
) {
  const rows = await countedOfNight(db.orm, { locationId, date: day.date })
  const starts = new Set(
    startsLeftOutOf(
      day,
      rows.map(({ startsAt }) => startsAt),
    ),
  )
  const outside = rows.filter(({ startsAt }) => starts.has(startsAt))
  const codes = await codesOf(
    db.orm,
    outside.map(({ id }) => id),
  )
  return outside
    .map(({ id, startsAt }) => ({ id, startsAt, code: codes.get(id) ?? '' }))
    .toSorted((one, other) => one.startsAt - other.startsAt)
}
