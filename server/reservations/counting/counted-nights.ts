import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import type { Database } from '../../db/database.ts'
import { togetherOn } from '../../db/together.ts'
import type { NightVersion } from '../../facility/facility.ts'
import { cacheNewest } from './cache-newest.ts'
import { storedVisitOf } from './counted.ts'
import { countedOfDate } from './counted-rows.ts'
import { type CachedNight, cachedNight, cacheNight } from './night-cache.ts'

/** The visits of a date by the id of their location, valid while none of its nights changes. */
export type CountedDate = {
  nights: readonly CachedNight[]
  visits: ReadonlyMap<string, readonly StoredVisit[]>
}

const rowsOf = togetherOn<string, Awaited<ReturnType<typeof countedOfDate>>>(async (db, dates) => {
  const read = new Map([...new Set(dates)].map((date) => [date, countedOfDate(db.orm, date)]))
  return Promise.all(dates.map((date) => read.get(date) ?? new Map()))
})

const mostDates = 200
const counted = new WeakMap<Database, Map<string, CountedDate>>()

/**
 * The visits of a date, from the cache where the nights still have the versions that were read with the call. Rows are
 * read after the versions they are cached under, so they are never older.
 */
export async function countedDate(
  db: Database,
  { date, today }: { date: string; today: string },
  versions: readonly NightVersion[],
): Promise<CountedDate> {
  const dates = counted.get(db) ?? new Map<string, CountedDate>()
  counted.set(db, dates)
  const nights = versions.map((version) => stillStanding(db, version))
  if (nights.includes(null)) {
    const read = await rowsOf(db, date)
    for (const [nth, { locationId, version }] of versions.entries()) {
      const visits = (read.get(locationId) ?? []).map(storedVisitOf)
      nights[nth] ??= cacheNight(db, { locationId, date }, { version, before: null, visits })
    }
  }
  const standing = nights.filter((night) => night !== null)
  const known = dates.get(date)
  if (known && isSame(known.nights, standing)) return known
  const places = standing.map(
    ({ visits }, nth) => [versions[nth]?.locationId ?? '', visits] as const,
  )
  const fresh = { nights: standing, visits: new Map(places) }
  cacheNewest(dates, [date, fresh], { most: mostDates, today })
  return fresh
}

function stillStanding(db: Database, { version, ...key }: NightVersion): CachedNight | null {
  const night = cachedNight(db, key)
  return night && (night.version === version || night.before === version) ? night : null
}

const isSame = (one: readonly CachedNight[], other: readonly CachedNight[]): boolean =>
  one.length === other.length && one.every((night, nth) => night === other[nth])
