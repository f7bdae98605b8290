import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import type { Database } from '../../db/database.ts'
import { type NightKey, nightName } from './night-key.ts'

/** What a night holds, as long as it stands at this version. Never changed in place. */
export type CachedNight = {
  version: number
  /** The version this process moved it on from: whoever read that one may as well be told what came of it. */
  before: number | null
  visits: readonly StoredVisit[]
}

const mostNights = 400
type NightCache = { linesLost: number; nights: Map<string, CachedNight> }
const caches = new WeakMap<Database, NightCache>()

/**
 * A database that is back after its lines were lost may be one without its last commits, which gives their versions a
 * second time: what was kept of before is forgotten.
 */
function nightsOf(db: Database): Map<string, CachedNight> {
  const linesLost = db.linesLost()
  const known = caches.get(db)
  const cache = known?.linesLost === linesLost ? known : { linesLost, nights: new Map() }
  caches.set(db, cache)
  return cache.nights
}

/**
 * What this process has last read of a night, or made of it. Under the lock of the night the same version means that
 * nothing has changed since. Versions are compared for equality alone: they aren't in the order of commits.
 */
export const cachedNight = (db: Database, key: NightKey): CachedNight | undefined =>
  nightsOf(db).get(nightName(key))

export function cacheNight(db: Database, key: NightKey, night: CachedNight): CachedNight {
  const nights = nightsOf(db)
  if (nights.size >= mostNights) nights.clear()
  nights.set(nightName(key), night)
  return night
}
