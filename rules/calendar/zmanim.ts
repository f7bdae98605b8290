import type { Reasoned } from '../schedule/reasoned.ts'
import { ceilToMinute, floorToMinute } from '../time/minute.ts'
import { type Ms, minutes } from '../time/ms.ts'
import type { Place } from './place.ts'
import { type Sun, sunOf } from './sun.ts'

export type ZmanimSettings = {
  place: Place
  zmanDegrees: number | null
  zmanMinutes: number | null
  zmanDegreesFriday: number | null
  zmanMinutesFriday: number | null
  zmanMinutes2: number | null
  zmanMinutes72: number | null
  shkiaOffsetMinutes: number
  zmanFallback: 'solarMidnight' | 'minutes72'
  zmanSafetySeconds: number
  candleLightingMinutes: number
}

export type ZmanRule = 'degrees' | 'minutes' | 'fallback-solar-midnight' | 'fallback-minutes-72'

export type Zmanim = {
  sun: Sun
  /** Sea-level sunset with the correction for the local horizon; null in polar day and night. */
  shkia: Ms | null
  /** When immersion may begin, on a whole minute. */
  zman: Reasoned<ZmanRule>
  fallbackUsed: boolean
  zman2: Ms | null
  zman72: Ms | null
  candleLighting: Ms | null
  /**
   * When the program goes quiet: at candle lighting. Where the sun doesn't set, that is the same time before the sun's
   * highest point instead, so that it is never too late.
   */
  beginsQuiet: Ms
}

const usualDegrees = 8.5

/**
 * The zmanim of the evening of a civil date. `friday` says that the night comes in with candles, so that the Friday
 * pair of settings counts when either is set.
 */
export function zmanimOf(date: string, settings: ZmanimSettings, friday: boolean): Zmanim {
  const sun = sunOf(date, settings.place)
  const shkia = sun.sunset === null ? null : sun.sunset + minutes(settings.shkiaOffsetMinutes)
  const { zman, fallbackUsed } = zmanOf(sun, shkia, settings, friday)
  const afterShkia = (count: number | null) =>
    shkia === null || count === null ? null : ceilToMinute(shkia + minutes(count))
  const before = minutes(settings.candleLightingMinutes)
  const candleLighting =
    shkia === null || sun.sunset === null
      ? null
      : floorToMinute(Math.min(shkia, sun.sunset) - before)
  return {
    sun,
    shkia,
    zman,
    fallbackUsed,
    zman2: afterShkia(settings.zmanMinutes2),
    zman72: afterShkia(settings.zmanMinutes72),
    candleLighting,
    beginsQuiet: candleLighting ?? floorToMinute(sun.transit - before),
  }
}

type Candidate = { at: Ms; rule: ZmanRule }

/** The zman by degrees, by minutes or by both, of which the later wins; it is rounded up, never down. */
function zmanOf(
  sun: Sun,
  shkia: Ms | null,
  settings: ZmanimSettings,
  friday: boolean,
): { zman: Reasoned<ZmanRule>; fallbackUsed: boolean } {
  const { degrees, minutes: count, fridayPair } = zmanPairOf(settings, friday)
  const fallback: Candidate =
    settings.zmanFallback === 'minutes72' && shkia !== null
      ? { at: shkia + minutes(72), rule: 'fallback-minutes-72' }
      : { at: sun.solarMidnight, rule: 'fallback-solar-midnight' }

  const candidates: Candidate[] = []
  if (degrees > 0) {
    // In polar night the sun may pass a depression without having set; that is no nightfall.
    const tzeit = shkia === null ? null : sun.tzeit(degrees)
    candidates.push(tzeit === null ? fallback : { at: tzeit, rule: 'degrees' })
  }
  if (count !== null) {
    candidates.push(shkia === null ? fallback : { at: shkia + minutes(count), rule: 'minutes' })
  }
  const latest = candidates.reduce((a, b) => (b.at > a.at ? b : a), candidates[0] ?? fallback)
  const zman = {
    at: ceilToMinute(latest.at + settings.zmanSafetySeconds * 1000),
    rule: latest.rule,
    inputs: {
      fridayPair,
      degrees: degrees > 0 ? degrees : null,
      minutes: count,
      shkiaOffsetMinutes: settings.shkiaOffsetMinutes,
      zmanSafetySeconds: settings.zmanSafetySeconds,
      sunsetAt: sun.sunset,
      shkiaAt: shkia,
      unroundedAt: latest.at,
    },
  }
  return { zman, fallbackUsed: candidates.includes(fallback) }
}

/**
 * The degrees and minutes by which a night has its zman. The Friday values replace the general ones as a pair. A pair
 * that sets nothing means 8.5°.
 */
export function zmanPairOf(settings: ZmanimSettings, friday: boolean) {
  const fridayPair =
    friday && (settings.zmanDegreesFriday !== null || settings.zmanMinutesFriday !== null)
  const degrees = (fridayPair ? settings.zmanDegreesFriday : settings.zmanDegrees) ?? 0
  const count = fridayPair ? settings.zmanMinutesFriday : settings.zmanMinutes
  const setsNothing = degrees <= 0 && count === null
  return { degrees: setsNothing ? usualDegrees : degrees, minutes: count, fridayPair }
}
