import { statusGroups } from '../reservation/statuses.ts'
import { startsLeftOutOf } from '../schedule/judge-override.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import { capacityOf } from './capacity.ts'
import { occupanciesOf, type StoredVisit } from './counting.ts'
import { judgeFit } from './fits.ts'
import { turnaroundOf } from './occupancy.ts'

/**
 * Whether new settings can leave a visit out: it hasn't begun, whatever the hour. One that has is led through the
 * evening whatever the settings say.
 */
export const isAhead = ({ status }: StoredVisit) =>
  statusGroups.toCome.some((one) => one === status)

/** A night as its settings make it; `values` are already those of the place. */
export type NightSet = { night: ScheduleDay; values: SettingValues }

/**
 * The upcoming visits that new settings would leave outside the hours, or without a place next to the others. They stay
 * booked, and are listed before the settings are saved. A visit that was left out under the old settings already isn't
 * listed again.
 */
export function leftOutBy(
  visits: readonly StoredVisit[],
  { from, to, now }: { from: NightSet; to: NightSet; now: Ms },
): StoredVisit[] {
  const before = withoutPlace(visits, from, now)
  const after = withoutPlace(visits, to, now)
  return visits.filter((visit) => isAhead(visit) && after.has(visit.id) && !before.has(visit.id))
}

/** A visit that has begun keeps its place; of the others the one booked for the earlier hour is counted first. */
function withoutPlace(
  visits: readonly StoredVisit[],
  { night, values }: NightSet,
  now: Ms,
): Set<string> {
  const capacity = capacityOf(values, night)
  const ahead = new Set(visits.filter(isAhead).map(({ id }) => id))
  const occupancies = occupanciesOf(visits, {
    now,
    limits: capacity.limits,
    times: turnaroundOf(values),
  })
  const starts = occupancies.map(({ startsAt }) => startsAt)
  const outside = new Set(startsLeftOutOf(night, starts))
  const placed = occupancies.filter(({ id }) => !ahead.has(id))
  const without = new Set<string>()
  for (const wish of occupancies.toSorted((one, other) => one.startsAt - other.startsAt)) {
    if (!ahead.has(wish.id)) continue
    const fits = !outside.has(wish.startsAt) && judgeFit(wish, placed, capacity).allowed
    if (fits) placed.push(wish)
    else without.add(wish.id)
  }
  return without
}
