import { type ZmanRule, zmanimOf } from '@mikvah/rules/calendar/zmanim.ts'
import { judgePlace } from '@mikvah/rules/schedule/judge-place.ts'
import { scheduleDayOf } from '@mikvah/rules/schedule/schedule-of-day.ts'
import {
  type ScheduleSettings,
  scheduleSettingsOf,
} from '@mikvah/rules/schedule/schedule-settings.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { plusDays, weekdayOf } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { wallOf } from '@mikvah/rules/time/wall.ts'

type At = string

/**
 * The times of tonight; the candle lighting of the coming Friday, and the zman after it (`motzei`); and the nights of
 * this year with the earliest and the latest zman. Instants are texts in the place's time.
 */
export type Evenings = {
  zman: At
  sunset: At | null
  /** The rule that gave the zman, with its degrees or its minutes after sunset. */
  rule: ZmanRule
  degrees: number | null
  minutes: number | null
  candles: At | null
  motzei: At
  earliest: { date: string; at: At }
  latest: { date: string; at: At }
  /** The next night that opens, as an example of what will be on sale. */
  night: { date: string; from: At; to: At; slots: At[] } | null
}

const friday = 5

/**
 * The evenings from `today` on as the typed settings would make them; null where the place or a setting is missing or
 * can't be read.
 */
export function eveningsOf(values: SettingValues, today: string): Evenings | null {
  const settings = settingsIn(values)
  if (!settings || !judgePlace(settings.place, today).allowed) return null
  const { timeZone } = settings.place
  const text = (at: Ms) => instantTextOf(at, timeZone)
  const tonight = zmanimOf(today, settings, weekdayOf(today) === friday)
  const { zman, shkia } = tonight
  const nextFriday = plusDays(today, (friday - weekdayOf(today) + 7) % 7)
  const extremes = extremesOf(settings, today)
  return {
    zman: text(zman.at),
    sunset: shkia === null ? null : text(shkia),
    rule: zman.rule,
    degrees: zman.inputs.degrees as number | null,
    minutes: shkia === null ? null : Math.round((zman.at - shkia) / 60_000),
    candles: textOrNull(zmanimOf(nextFriday, settings, true).candleLighting),
    motzei: text(zmanimOf(plusDays(nextFriday, 1), settings, false).zman.at),
    earliest: { date: extremes.earliest, at: text(zmanOn(extremes.earliest)) },
    latest: { date: extremes.latest, at: text(zmanOn(extremes.latest)) },
    night: nightFrom(settings, today),
  }

  function textOrNull(at: Ms | null) {
    return at === null ? null : text(at)
  }
  function zmanOn(date: string) {
    return zmanimOf(date, settings as ScheduleSettings, false).zman.at
  }
}

/** The typed settings in the form the rules need; null while one of them can't be read. */
function settingsIn(values: SettingValues): ScheduleSettings | null {
  try {
    return scheduleSettingsOf(values)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The days of the year on which the zman is earliest and latest by the clock: searched in large steps, then day by
 * day around the result.
 */
function extremesOf(settings: ScheduleSettings, today: string) {
  const january = `${today.slice(0, 4)}-01-01`
  const hour = (date: string) =>
    zmanimOf(date, settings, false).zman.at - wallOf(date, 12, settings.place.timeZone, 'earlier')
  const search = (sign: 1 | -1) => {
    const best = (dates: string[]) =>
      dates.map((date) => ({ date, at: sign * hour(date) })).reduce((a, b) => (b.at < a.at ? b : a))
        .date
    const about = best(Array.from({ length: 53 }, (_, week) => plusDays(january, week * 7)))
    return best(Array.from({ length: 13 }, (_, day) => plusDays(about, day - 6)))
  }
  return { earliest: search(1), latest: search(-1) }
}

function nightFrom(settings: ScheduleSettings, today: string): Evenings['night'] {
  for (let day = 0; day < 7; day++) {
    const date = plusDays(today, day)
    const { openTime, lastEntryTime, slots } = scheduleDayOf(date, settings)
    if (openTime === null || lastEntryTime === null) continue
    const text = (at: Ms) => instantTextOf(at, settings.place.timeZone)
    return { date, from: text(openTime), to: text(lastEntryTime), slots: slots.map(text) }
  }
  return null
}
