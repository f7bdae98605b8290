import type { NightCustoms } from '../calendar/night-kind.ts'
import type { SeasonSettings } from '../calendar/season.ts'
import type { ZmanimSettings } from '../calendar/zmanim.ts'
import type { SettingKey } from '../settings/catalogue.ts'
import { flagOf, numberOf, type SettingValues, textOf } from '../settings/read.ts'

/** Which nights a place opens. A location may have its own; blank openYomTov follows openFridays. */
export type OpenNights = {
  openWeekdays: boolean
  openFridays: boolean
  openMotzoeiShabbos: boolean
  openYomTov: boolean | null
}

/**
 * Everything the schedule is worked out from, under the catalogue's own keys. Null means that a setting is blank, and
 * so not configured.
 */
export type ScheduleSettings = ZmanimSettings &
  SeasonSettings &
  NightCustoms & {
    shutdown: boolean
    openNights: OpenNights
    shabbosMode: 'auto' | 'on' | 'off'
    fridayPrep: number
    openBeforeZmanMinutes: number
    openAfterShabbosMinutes: number
    openAfterFastMinutes: number | null
    openEarliestHour: number | null
    openEarliestHourWinter: number | null
    openLatestHour: number | null
    openLatestHourWinter: number | null
    lastEntryHour: number | null
    lastEntryHourWinter: number | null
    fridayWindowMinutes: number
    reservationSlotIncrement: number
    reservationSlotIncrementFriday: number
    reservationStartAtSameTime: boolean
    reservationStagger: number
    reservationMinutesBath: number
    reservationMinutesShower: number
    reservationCutOffBeforeOpenHours: number | null
    reservationCutOffBeforeOpenHoursFriday: number | null
    reservationReserveLateSurchargeBeforeOpenHours: number | null
    checkinBeforeOpenMinutes: number
    dailyPMHour: number
    dailyShutdownHour: number
  }

/**
 * The settings as the schedule takes them, with what a blank one stands for. Throws RangeError when the place isn't
 * configured, or a number, date or choice isn't one: without them there is no schedule.
 */
export function scheduleSettingsOf(values: SettingValues): ScheduleSettings {
  const number = (key: SettingKey) => numberOf(values, key)
  const flag = (key: SettingKey, blank: boolean) => flagOf(values, key) ?? blank
  const inIsrael = textOf(values, 'countryCode')?.toLowerCase() === 'il'
  return {
    place: placeOf(values),
    shutdown: flag('shutdown', false),
    openNights: {
      openWeekdays: flag('openWeekdays', true),
      openFridays: flag('openFridays', true),
      openMotzoeiShabbos: flag('openMotzoeiShabbos', true),
      openYomTov: flagOf(values, 'openYomTov'),
    },
    closeYomKippur: flag('closeYomKippur', true),
    closeTishaBav: flag('closeTishaBav', true),
    shabbosMode: choiceOf(values, 'shabbosMode', ['auto', 'on', 'off']),
    yomTovTwoDays: flag('yomTovTwoDays', !inIsrael),
    zmanDegrees: number('zmanDegrees'),
    zmanMinutes: number('zmanMinutes'),
    zmanDegreesFriday: number('zmanDegreesFriday'),
    zmanMinutesFriday: number('zmanMinutesFriday'),
    zmanMinutes2: number('zmanMinutes2'),
    zmanMinutes72: minutes72Of(values),
    shkiaOffsetMinutes: number('shkiaOffsetMinutes') ?? 0,
    zmanFallback: choiceOf(values, 'zmanFallback', ['solarMidnight', 'minutes72']),
    zmanSafetySeconds: number('zmanSafetySeconds') ?? 0,
    candleLightingMinutes: number('candleLightingMinutes') ?? 18,
    fridayPrep: number('fridayPrep') ?? 15,
    openBeforeZmanMinutes: number('openBeforeZmanMinutes') ?? 60,
    openAfterShabbosMinutes: number('openAfterShabbosMinutes') ?? 60,
    openAfterFastMinutes: number('openAfterFastMinutes'),
    openEarliestHour: number('openEarliestHour'),
    openEarliestHourWinter: number('openEarliestHourWinter'),
    openLatestHour: number('openLatestHour'),
    openLatestHourWinter: number('openLatestHourWinter'),
    lastEntryHour: number('lastEntryHour'),
    lastEntryHourWinter: number('lastEntryHourWinter'),
    winterMode: choiceOf(values, 'winterMode', ['clock', 'dates']),
    winterFrom: monthDayOf(values, 'winterFrom'),
    winterTo: monthDayOf(values, 'winterTo'),
    fridayWindowMinutes: number('fridayWindowMinutes') ?? 30,
    reservationSlotIncrement: number('reservationSlotIncrement') ?? 15,
    reservationSlotIncrementFriday: number('reservationSlotIncrementFriday') ?? 0,
    reservationStartAtSameTime: flag('reservationStartAtSameTime', true),
    reservationStagger: number('reservationStagger') ?? 0,
    reservationMinutesBath: number('reservationMinutesBath') ?? 60,
    reservationMinutesShower: number('reservationMinutesShower') ?? 30,
    reservationCutOffBeforeOpenHours: number('reservationCutOffBeforeOpenHours'),
    reservationCutOffBeforeOpenHoursFriday: number('reservationCutOffBeforeOpenHoursFriday'),
    reservationReserveLateSurchargeBeforeOpenHours: number(
      'reservationReserveLateSurchargeBeforeOpenHours',
    ),
    checkinBeforeOpenMinutes: number('checkinBeforeOpenMinutes') ?? 0,
    dailyPMHour: number('dailyPMHour') ?? 12,
    dailyShutdownHour: number('dailyShutdownHour') ?? 25,
  }
}

function placeOf(values: SettingValues) {
  const lat = numberOf(values, 'locationLat')
  const long = numberOf(values, 'locationLong')
  const timeZone = textOf(values, 'locationTimeZone')
  if (lat === null || long === null || timeZone === null)
    throw new RangeError(
      'The settings locationLat, locationLong and locationTimeZone are required.',
    )
  return { lat, long, timeZone }
}

/** The setting is a number, or True for the customary 72. */
function minutes72Of(values: SettingValues): number | null {
  const text = textOf(values, 'zmanMinutes72')?.toLowerCase()
  if (text === 'true') return 72
  return text === 'false' ? null : numberOf(values, 'zmanMinutes72')
}

/** The setting as MM-DD; of a whole date only its month and day count. */
function monthDayOf(values: SettingValues, key: SettingKey): string | null {
  const text = textOf(values, key)
  if (text === null) return null
  const monthDay = /^(?:\d{4}-)?((?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/.exec(text)?.[1]
  if (monthDay === undefined) throw new RangeError(`The setting ${key} is not a date (MM-DD).`)
  return monthDay
}

/** The value of a setting with fixed choices; a blank one means the first choice. */
function choiceOf<const Choice extends string>(
  values: SettingValues,
  key: SettingKey,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = textOf(values, key)
  if (text === null) return choices[0]
  const choice = choices.find((each) => each.toLowerCase() === text.toLowerCase())
  if (choice === undefined) throw new RangeError(`The setting ${key} is not one of its choices.`)
  return choice
}
