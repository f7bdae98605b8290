import type { Place } from '../calendar/place.ts'
import { sunOf } from '../calendar/sun.ts'
import { locale } from '../settings/locale.ts'
import { hours } from '../time/ms.ts'
import { wallOf } from '../time/wall.ts'

export const placeRefusals = [
  'latitude-out-of-range',
  'longitude-out-of-range',
  'unknown-zone',
  'zone-not-regional',
  'zone-far-from-sun',
] as const
export type PlaceRefusal = (typeof placeRefusals)[number]

export type PlaceVerdict = { allowed: true } | { allowed: false; because: PlaceRefusal }

const farthest = hours(3.5)

/** Whether coordinates and zone can belong together. `date` is any day of the year to judge by, usually today. */
export function judgePlace(place: Place, date: string): PlaceVerdict {
  const because = refusalOf(place, date)
  return because === null ? { allowed: true } : { allowed: false, because }
}

function refusalOf(place: Place, date: string): PlaceRefusal | null {
  const { lat, long, timeZone } = place
  if (!(Math.abs(lat) <= locale.locationLat.max)) return 'latitude-out-of-range'
  if (!(Math.abs(long) <= locale.locationLong.max)) return 'longitude-out-of-range'
  if (!isKnownZone(timeZone)) return 'unknown-zone'
  if (!isRegional(timeZone)) return 'zone-not-regional'
  return isFarFromSun(place, date) ? 'zone-far-from-sun' : null
}

function isKnownZone(timeZone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone)
    return true
  } catch {
    return false
  }
}

/** EST, UTC, Etc/GMT+5 and +02:00 are offsets under another name: they'd be an hour off from March on. */
function isRegional(timeZone: string): boolean {
  return timeZone.includes('/') && !/^(?:etc|systemv)\//i.test(timeZone)
}

/**
 * Whether noon by the sun is hours away from noon by the clock: then a sign was swapped, or the zone is another
 * continent's.
 */
function isFarFromSun(place: Place, date: string): boolean {
  const year = date.slice(0, 4)
  return [date, `${year}-01-15`, `${year}-07-15`].some((day) => {
    const noon = wallOf(day, 12, place.timeZone, 'earlier')
    return Math.abs(sunOf(day, place).transit - noon) >= farthest
  })
}
