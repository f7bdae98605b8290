import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import type { Database } from '../../db/database.ts'
import { type NightKey, nightName } from './night-key.ts'

/** What a night holds, as long as it stands at this version. Never changed in place. */
export type KeptNight = {
  version: number
  /** The version this process moved it on from: whoever read that one may as well be told what came of it. */
  before: number | null
  visits: readonly StoredVisit[]
}

const mostNights = 400
const kept = new WeakMap<Database, Map<string, KeptNight>>()

/**
 * What this process has last read of a night, or made of it. Under the lock of the night the same version means that
 * nothing has changed since. Versions are compared for equality alone: they aren't in the order of commits.
 */
export const keptNight = (db: Database, key: NightKey): KeptNight | undefined =>
  kept.get(db)?.get(nightName(key))

export function keepNight(db: Database, key: NightKey, night: KeptNight): KeptNight {
  const nights = kept.get(db) ?? new Map<string, KeptNight>()
  kept.set(db, nights)
  if (nights.size >= mostNights) nights.clear()
  nights.set(nightName(key), night)
  return night
}
