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
type Kept = { linesLost: number; nights: Map<string, KeptNight> }
const keptOf = new WeakMap<Database, Kept>()

/**
 * A database that is back after its lines were lost may be one without its last commits, which gives their versions a
 * second time: what was kept of before is forgotten.
 */
function nightsOf(db: Database): Map<string, KeptNight> {
  const linesLost = db.linesLost()
  const known = keptOf.get(db)
  const kept = known?.linesLost === linesLost ? known : { linesLost, nights: new Map() }
  keptOf.set(db, kept)
  return kept.nights
}

/**
 * What this process has last read of a night, or made of it. Under the lock of the night the same version means that
 * nothing has changed since. Versions are compared for equality alone: they aren't in the order of commits.
 */
export const keptNight = (db: Database, key: NightKey): KeptNight | undefined =>
  nightsOf(db).get(nightName(key))

export function keepNight(db: Database, key: NightKey, night: KeptNight): KeptNight {
  const nights = nightsOf(db)
  if (nights.size >= mostNights) nights.clear()
  nights.set(nightName(key), night)
  return night
}
