import { valuesAt } from '@mikvah/rules/locations/location.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import { scheduleDayOf } from '@mikvah/rules/schedule/schedule-of-day.ts'
import { type OpenNights, scheduleSettingsOf } from '@mikvah/rules/schedule/schedule-settings.ts'
import { type Sessions, sessionsOf } from '@mikvah/rules/schedule/sessions.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { businessDayOf, businessDaySpanOf, daysBetween } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { type Content, overrideKey } from '../facility/content.ts'
import type { Moment } from '../request/context.ts'

/** A location with the settings as they hold there. */
export type LocationAt = {
  id: string
  name: string
  alternate: boolean
  values: SettingValues
  openNights: OpenNights
}

/** Nights within so many days of today are asked for all the time; they alone are cached, so far ones push none out. */
export const nearDays = 400

type Worked = {
  places: LocationAt[]
  nights: Map<string, ScheduleDay>
  sessions: Map<string, Sessions>
  today: { day: string; from: Ms; to: Ms } | null
}

/** Computed once for each version of the settings: a change makes a new Content, and so a new entry. */
const worked = new WeakMap<Content, Worked>()

function workedOf(content: Content): Worked {
  const known = worked.get(content)
  if (known) return known
  const places = content.locations
    .filter(({ active }) => active)
    .map((location) => {
      const values = valuesAt(location, content.values)
      const { openNights } = scheduleSettingsOf(values)
      return {
        id: location.id,
        name: location.name,
        alternate: location.alternate,
        values,
        openNights,
      }
    })
  const made = { places, nights: new Map(), sessions: new Map(), today: null }
  worked.set(content, made)
  return made
}

/** The buildings that are in use. */
export const locationsOf = ({ content }: Pick<Moment, 'content'>): readonly LocationAt[] =>
  workedOf(content).places

/** The main building, or with `alternate` the other one; null where it isn't in use. */
export function locationOf(moment: Pick<Moment, 'content'>, alternate: boolean): LocationAt | null {
  return locationsOf(moment).find((atLocation) => atLocation.alternate === alternate) ?? null
}

/** A building by its id; null for one that isn't in use. */
export const locationById = (moment: Pick<Moment, 'content'>, id: string): LocationAt | null =>
  locationsOf(moment).find((atLocation) => atLocation.id === id) ?? null

/** The night of a business day at a location: its times, as they are computed and changed by hand. */
export function nightAt(
  { content }: Pick<Moment, 'content'>,
  atLocation: LocationAt,
  date: string,
): ScheduleDay {
  const made = workedOf(content)
  const key = overrideKey(atLocation.id, date)
  return once(made, made.nights, { key, date }, () =>
    scheduleDayOf(date, content.schedule, content.overrides.get(key), atLocation.openNights),
  )
}

/**
 * The sessions of a business day: when its day begins, its night, and when the equipment goes off, in epoch
 * milliseconds.
 */
export function sessionsAt({ content }: Pick<Moment, 'content'>, date: string): Sessions {
  const made = workedOf(content)
  return once(made, made.sessions, { key: date, date }, () => sessionsOf(date, content.schedule))
}

/** Computes a value once and caches it. Far dates aren't cached, nor is anything before the first ask for today. */
function once<V>(
  { today }: Worked,
  made: Map<string, V>,
  { key, date }: { key: string; date: string },
  make: () => V,
): V {
  const known = made.get(key)
  if (known) return known
  const fresh = make()
  if (!today || Math.abs(daysBetween(today.day, date)) > nearDays) return fresh
  // Over time the cache would grow without end.
  if (made.size > mostKept) made.clear()
  made.set(key, fresh)
  return fresh
}

/** The cache holds the near nights of four locations, and some weeks of past ones. */
const mostKept = 4000

/** The present business day, as YYYY-MM-DD, by the app's clock in the facility's zone. */
export function todayOf({ now, content }: Moment): string {
  const made = workedOf(content)
  if (made.today && made.today.from <= now && now < made.today.to) return made.today.day
  const day = businessDayOf(now, content.timeZone)
  made.today = { day, ...businessDaySpanOf(day, content.timeZone) }
  return day
}
