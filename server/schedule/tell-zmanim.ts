import { hebrewDateOf } from '@mikvah/rules/calendar/hebrew-date.ts'
import { hebrewDateTextOf } from '@mikvah/rules/calendar/hebrew-date-text.ts'
import { sunOf } from '@mikvah/rules/calendar/sun.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { type Explanation, explainDay } from '@mikvah/rules/schedule/explain.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Asked } from '../asked/asked.ts'
import { Refused } from '../asked/refused.ts'
import { overrideKey } from '../facility/content.ts'
import { nightAt, type PlaceAt, placeOf, todayOf } from '../nights/nights.ts'
import { refuseFar } from './tell-schedule.ts'

/** All times of a day; for Admin with the rule and the inputs that made each. */
export function tellZmanim(asked: Asked, dt: string | undefined) {
  const place = placeOf(asked, false)
  if (!place) throw new Refused('not-found')
  const date = dt ?? todayOf(asked)
  refuseFar(asked, { from: date, to: date })
  const night = nightAt(asked, place, date)
  const sun = sunOf(date, asked.content.schedule.place)
  const at = (ms: Ms | null) => (ms === null ? null : instantTextOf(ms, asked.content.timeZone))
  return {
    date,
    sunset: at(sun.sunset),
    solarMidnight: at(sun.solarMidnight),
    zmanTevillah: at(night.zman),
    zman2: at(night.zman2),
    zman72: at(night.zman72),
    candleLighting: at(night.candleLighting),
    zmanFallbackUsed: night.zmanFallbackUsed,
    hebrewDateText: hebrewDateTextOf(hebrewDateOf(date), asked.language),
    explained: asked.by && holds(asked.by.roles, 'Admin') ? explainedAt(asked, place, date) : [],
  }
}

export const explainedAt = ({ content }: Pick<Asked, 'content'>, place: PlaceAt, date: string) =>
  explainDay(
    date,
    content.schedule,
    content.overrides.get(overrideKey(place.id, date)),
    place.openNights,
  ).map((explanation) => explanationTold(explanation, content.timeZone))

/** Inputs named …At are instants; all are told as text. */
function explanationTold({ of, at, rule, inputs }: Explanation, timeZone: string) {
  const told = Object.entries(inputs).map(([key, value]) => ({
    key,
    value:
      key.endsWith('At') && typeof value === 'number'
        ? instantTextOf(value, timeZone)
        : String(value ?? ''),
  }))
  return { field: of, time: at === null ? null : instantTextOf(at, timeZone), rule, inputs: told }
}
