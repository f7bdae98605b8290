import { limitsWithSettingsOf } from '@mikvah/rules/capacity/limits.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'

type Evening = readonly [night: ScheduleDay, values: SettingValues]

/**
 * The numbers of places that differ between two evenings, null for a kind that isn't offered, each under the key of the
 * setting that counts in the second: on a Friday and in Shabbos mode the Friday's, as soon as it has a number.
 */
export function placesThatDiffer(was: Evening, becomes: Evening) {
  const before = placesView(was)
  const after = placesView(becomes)
  return [...after].flatMap(([kind, { key, places }]) => {
    const former = before.get(kind)?.places ?? null
    return former === places ? [] : [{ key, was: former, becomes: places }]
  })
}

const placesView = ([night, values]: Evening) =>
  new Map(
    [...limitsWithSettingsOf(values, night)].map(([kind, { key, cap }]) => [
      kind,
      { key, places: cap === 'not-offered' ? null : cap },
    ]),
  )
