import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import type { Database } from '../../db/database.ts'
import { cacheNewest } from './cache-newest.ts'
import { type NightKey, nightName } from './night-key.ts'

/**
 * The visits of a night at one version. They are never changed in place, and no call invalidates them: triggers give
 * the night another version whenever its visits change (server/db/triggers.sql), and what was cached of the old one is
 * read no more.
 */
export type CachedNight = {
  version: number
  /** The version that this process changed into this one; readers who ask for that one may be given this. */
  before: number | null
  visits: readonly StoredVisit[]
}

/** Those to come at some places. They are written anew as they change, so that past ones make room for them. */
const mostNights = 200
type NightCache = { linesLost: number; nights: Map<string, CachedNight> }
const caches = new WeakMap<Database, NightCache>()

/**
 * The cache of a database. After its connections were lost it may be one without its last commits, which gives
 * versions a second time, so everything is forgotten.
 */
function nightsOf(db: Database): Map<string, CachedNight> {
  const linesLost = db.linesLost()
  const known = caches.get(db)
  const cache = known?.linesLost === linesLost ? known : { linesLost, nights: new Map() }
  caches.set(db, cache)
  return cache.nights
}

/**
 * What this process last read of a night, or made of it; undefined where that isn't cached. Under the lock of the night
 * an equal version means that nothing has changed. Versions are only compared for equality: they aren't in the order of
 * commits.
 */
export const cachedNight = (db: Database, key: NightKey): CachedNight | undefined =>
  nightsOf(db).get(nightName(key))

/** Caches a night, in place of what was cached of it, and gives it back. */
export function cacheNight(db: Database, key: NightKey, night: CachedNight): CachedNight {
  cacheNewest(nightsOf(db), [nightName(key), night], { most: mostNights })
  return night
}
