import { sunOf } from '../../calendar/sun.ts'
import { scheduleDayOf } from '../../schedule/schedule-of-day.ts'
import { businessDayOf, plusDays } from '../../time/business-day.ts'
import { instantOfText } from '../../time/local-text.ts'
import { wallOf } from '../../time/wall.ts'
import { outcomeOf } from './outcome.ts'
import { placeOf, settingsOf, vectors } from './vectors.ts'

/**
 * Everything the engine says about the cases and about the days around every clock change of a year, as one text. Run
 * by itself it prints the machine's zone and that text; both must not depend on one another.
 */
export function digestOf(): string {
  const { astro, extreme, schedule, clock } = vectors
  const aroundTheYear = ['lakewood', 'jerusalem', 'london', 'melbourne'].flatMap((name) =>
    Array.from({ length: 366 }, (_, index) =>
      scheduleDayOf(plusDays('2026-01-01', index), settingsOf(name)),
    ),
  )
  return JSON.stringify([
    schedule.map(outcomeOf),
    astro.map((each) => {
      const sun = sunOf(each.date, placeOf(each.loc))
      return [sun, sun.tzeit(7.083), sun.tzeit(8.5)]
    }),
    extreme.map((each) => sunOf(each.date, { lat: each.lat, long: each.lon, timeZone: each.tz })),
    clock.businessDay.map((each) => businessDayOf(Date.parse(each.instant), each.tz)),
    clock.toInstant.map((each) => [
      wallOf(each.date, each.hour, each.tz, each.prefer),
      instantOfText(each.expectLocal.slice(0, 19), each.tz),
    ]),
    aroundTheYear,
  ])
}

if (import.meta.main) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  console.log(JSON.stringify({ zone, digest: digestOf() }))
}
