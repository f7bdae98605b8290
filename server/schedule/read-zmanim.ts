import { hebrewDateOf } from '@mikvah/rules/calendar/hebrew-date.ts'
import { hebrewDateTextOf } from '@mikvah/rules/calendar/hebrew-date-text.ts'
import { sunOf } from '@mikvah/rules/calendar/sun.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { type Explanation, explainDay } from '@mikvah/rules/schedule/explain.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { overrideKey } from '../facility/content.ts'
import { type LocationAt, locationOf, nightAt, todayOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { refuseFar } from './read-schedule.ts'

/**
 * The zmanim and the Hebrew date of a business day (today unless another is asked for) at the main building, as texts
 * in the facility's zone, null where there is none; for Admin with `explainedAt` besides. Refuses as `refuseFar` does.
 */
export function readZmanim(ctx: RequestContext, dt: string | undefined) {
  const location = locationOf(ctx, false)
  if (!location) throw new Refused('not-found')
  const date = dt ?? todayOf(ctx)
  refuseFar(ctx, { from: date, to: date })
  const night = nightAt(ctx, location, date)
  const sun = sunOf(date, ctx.content.schedule.place)
  const at = (ms: Ms | null) => (ms === null ? null : instantTextOf(ms, ctx.content.timeZone))
  return {
    date,
    sunset: at(sun.sunset),
    solarMidnight: at(sun.solarMidnight),
    zmanTevillah: at(night.zman),
    zman2: at(night.zman2),
    zman72: at(night.zman72),
    candleLighting: at(night.candleLighting),
    zmanFallbackUsed: night.zmanFallbackUsed,
    hebrewDateText: hebrewDateTextOf(hebrewDateOf(date), ctx.language),
    explained: ctx.by && holds(ctx.by.roles, 'Admin') ? explainedAt(ctx, location, date) : [],
  }
}

/** Why each published fact of a night is what it is: its time if it is one, the rule and its inputs, all as texts. */
export const explainedAt = (
  { content }: Pick<RequestContext, 'content'>,
  location: LocationAt,
  date: string,
) =>
  explainDay(
    date,
    content.schedule,
    content.overrides.get(overrideKey(location.id, date)),
    location.openNights,
  ).map((explanation) => explanationView(explanation, content.timeZone))

/** An explanation as it is answered, all inputs as texts; those named …At are instants. */
function explanationView({ of, at, rule, inputs }: Explanation, timeZone: string) {
  const texts = Object.entries(inputs).map(([key, value]) => ({
    key,
    value:
      key.endsWith('At') && typeof value === 'number'
        ? instantTextOf(value, timeZone)
        : String(value ?? ''),
  }))
  return { field: of, time: at === null ? null : instantTextOf(at, timeZone), rule, inputs: texts }
}
