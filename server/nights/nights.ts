import { valuesAt } from '@mikvah/rules/places/location.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import { scheduleDayOf } from '@mikvah/rules/schedule/schedule-of-day.ts'
import { type OpenNights, scheduleSettingsOf } from '@mikvah/rules/schedule/schedule-settings.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import type { Moment } from '../asked/asked.ts'
import { type Content, overrideKey } from '../facility/content.ts'

/** A place patrons can book, with the settings as they hold there. */
export type PlaceAt = {
  id: string
  name: string
  alternate: boolean
  values: SettingValues
  openNights: OpenNights
}

type Worked = { places: PlaceAt[]; nights: Map<string, ScheduleDay> }

/** Worked out once for each version of the settings; a change brings a new Content and so a new entry. */
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
  const made = { places, nights: new Map() }
  worked.set(content, made)
  return made
}

export const placesOf = ({ content }: Pick<Moment, 'content'>): readonly PlaceAt[] =>
  workedOf(content).places

export function placeOf(moment: Pick<Moment, 'content'>, alternate: boolean): PlaceAt | null {
  return placesOf(moment).find((place) => place.alternate === alternate) ?? null
}

export const placeById = (moment: Pick<Moment, 'content'>, id: string): PlaceAt | null =>
  placesOf(moment).find((place) => place.id === id) ?? null

/** The night of a civil date at a place, overrides applied. */
export function nightAt(
  { content }: Pick<Moment, 'content'>,
  place: PlaceAt,
  date: string,
): ScheduleDay {
  const { nights } = workedOf(content)
  const key = overrideKey(place.id, date)
  const known = nights.get(key)
  if (known) return known
  const made = scheduleDayOf(date, content.schedule, content.overrides.get(key), place.openNights)
  if (nights.size > 2000) nights.clear()
  nights.set(key, made)
  return made
}

/** The business day it is. */
export const todayOf = ({ now, content }: Moment): string => businessDayOf(now, content.timeZone)
