import type { Place } from '../../calendar/place.ts'
import { type ScheduleSettings, scheduleSettingsOf } from '../../schedule/schedule-settings.ts'
import json from './schedule-vectors.json' with { type: 'json' }

type Moment = { epochMs: number; local: string }
type HebrewParts = { day: number; month: string; year: number }
type Plain = Readonly<Record<string, string | number | boolean | null>>
type City = { lat: number; lon: number; tz: string; il: boolean }

export type AstroCase = {
  id: string
  loc: string
  date: string
  sunset: Moment
  tzeit7083: Moment
  tzeit85: Moment
  min72: Moment
  ceilMinute: { tzeit7083: string; tzeit85: string; min72: string }
  floorMinute: { sunset: string; candleLighting18: string }
  nearMinuteBoundary: string[]
  hebrewDay: HebrewParts
  hebrewNight: HebrewParts
  dayFlags: string[]
  nightFlags: string[]
  derived: { dayHoly: boolean; nightHoly: boolean; nightClosed: string | null; kind: string }
}

export type ExtremeCase = {
  id: string
  lat: number
  lon: number
  tz: string
  date: string
  sunset: Moment | null
  tzeit7083: Moment | null
  tzeit85: Moment | null
  solarMidnight: Moment
}

export type ScheduleCase = {
  id: string
  profile: string
  settings: Plain
  override: { closed?: boolean; lastEntryTime?: string }
  date: string
  why: string
  expect: {
    kind: string
    closed: boolean
    closedReason: string | null
    shabbosMode: boolean
    winter: boolean
    zmanTevillah: string | null
    zmanFallbackUsed: boolean
    zman2: string | null
    zman72: string | null
    candleLighting: string | null
    openTime: string | null
    lastEntryTime: string | null
    cutOff: string | null
    checkinFrom: string | null
    quiet: { from: string; to: string } | null
    slotCount: number
    firstSlot: string | null
    lastSlot: string | null
    firstBath: string | null
    firstShower: string | null
    hebrewDay: number
    hebrewMonth: string
    hebrewYear: number
    hebrewNight: string
    notes: string[]
  }
}

type ClockCases = {
  businessDay: { tz: string; instant: string; expect: string }[]
  toInstant: {
    tz: string
    date: string
    hour: number
    prefer: 'earlier' | 'later'
    expectUtc: string
    expectLocal: string
  }[]
  isWinter: {
    loc?: string
    tz?: string
    lat?: number
    lon?: number
    date: string
    expect: boolean
  }[]
}

type Vectors = {
  meta: { monthNames: string[]; toleranceSeconds: number }
  locations: Record<string, City>
  profiles: Record<string, Plain>
  profileDefaults: Plain
  astro: AstroCase[]
  schedule: ScheduleCase[]
  extreme: ExtremeCase[]
  clock: ClockCases
}

export const vectors = json as unknown as Vectors

const stockholm: City = { lat: 59.3293, lon: 18.0686, tz: 'Europe/Stockholm', il: false }

function cityOf(name: string): City {
  const city = name.startsWith('stockholm') ? stockholm : vectors.locations[name]
  if (city === undefined) throw new RangeError(`No place ${name}.`)
  return city
}

export function placeOf(name: string): Place {
  const { lat, lon, tz } = cityOf(name)
  return { lat, long: lon, timeZone: tz }
}

export const keepsTwoDays = (name: string): boolean => !cityOf(name).il

/**
 * The schedule's settings of a profile, read from texts as the database holds them: blank for what isn't configured.
 */
export function settingsOf(profile: string, changes: Plain = {}): ScheduleSettings {
  const { lat, long, timeZone } = placeOf(profile)
  const plain: Plain = {
    ...vectors.profileDefaults,
    ...vectors.profiles[profile],
    ...changes,
    locationLat: lat,
    locationLong: long,
    locationTimeZone: timeZone,
  }
  return scheduleSettingsOf(
    Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, settingTextOf(value)])),
  )
}

function settingTextOf(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return String(value)
}
