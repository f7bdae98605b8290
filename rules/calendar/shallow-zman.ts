import { plusDays } from '../time/business-day.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { type NightCustoms, nightOf } from './night-kind.ts'
import { type Sun, sunOf } from './sun.ts'
import { type ZmanimSettings, zmanPairOf } from './zmanim.ts'

/**
 * The night of the year on which a zman by minutes finds the most light: how many degrees below the horizon the sun is,
 * at so many minutes after shkia, and whether those are the minutes set for Fridays.
 */
export type ShallowZman = { date: string; degrees: number; minutes: number; fridayPair: boolean }

const leastDegrees = 6

/**
 * The night of the year from `from` on which a zman by minutes comes with the sun least deep, under 6°; null when there
 * is none, or no minutes are set. Each night is judged by the pair of settings that counts on it.
 */
export function shallowZmanOf(
  settings: ZmanimSettings & NightCustoms,
  from: string,
): ShallowZman | null {
  let worst: ShallowZman | null = null
  for (let index = 0; index < 366; index++) {
    const date = plusDays(from, index)
    const isErev = nightOf(date, settings).kind === 'EREV'
    const { degrees: set, minutes: count, fridayPair } = zmanPairOf(settings, isErev)
    // The later of the two wins, so degrees that are deep enough are deep enough with any minutes.
    if (count === null || set >= leastDegrees) continue
    const pair = { degrees: set, minutes: count }
    const degrees = depthOf(sunOf(date, settings.place), pair, settings.shkiaOffsetMinutes)
    if (degrees !== null && degrees < (worst?.degrees ?? leastDegrees))
      worst = { date, degrees, minutes: count, fridayPair }
  }
  return worst
}

type Pair = { degrees: number; minutes: number }

/** How far below the horizon the sun is, when that is less than 6°. */
function depthOf(sun: Sun, pair: Pair, shkiaOffsetMinutes: number): number | null {
  if (sun.sunset === null) return null
  const byMinutes = sun.sunset + minutes(shkiaOffsetMinutes) + minutes(pair.minutes)
  const byDegrees = pair.degrees <= 0 ? null : sun.tzeit(pair.degrees)
  const zman = Math.max(byMinutes, byDegrees ?? byMinutes)
  if (!isLater(sun.tzeit(leastDegrees), zman)) return null
  let low = 0
  let high = leastDegrees
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    if (isLater(sun.tzeit(middle), zman)) high = middle
    else low = middle
  }
  return Math.round(low * 10) / 10
}

/** A depression the sun never reaches is later than any time. */
const isLater = (tzeit: Ms | null, than: Ms) => tzeit === null || tzeit > than
