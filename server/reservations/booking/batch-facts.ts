import type { Database, Tx } from '../../db/database.ts'
import { storedVisitOf } from '../counting/counted.ts'
import { countedOfNight } from '../counting/counted-rows.ts'
import { cachedNight, cacheNight } from '../counting/night-cache.ts'
import { type NightKey, nightName } from '../counting/night-key.ts'
import type { Nights } from './decide-batch.ts'
import { type Edited, lockEdited } from './edited-visit.ts'
import type { Opened } from './open-booking.ts'
import type { PatronFacts } from './patron-facts.ts'

/** The nights of her holds that this booking may end, but for those that are locked with it; none where all are. */
export function unlockedOf({ nights }: Opened, past: PatronFacts | undefined): NightKey[] {
  const locked = new Set(nights.map(nightName))
  const holds = past?.own.filter(({ status }) => status === 'Pending') ?? []
  const keys = holds.map(({ locationId, night }) => ({ locationId, date: night }))
  return keys.filter((key) => !locked.has(nightName(key)))
}

/**
 * The visits that may take a place in the locked nights (canceled and replaced ones left out), by the nights' names:
 * from the cache where the version is the same, else read now and cached, so before anything is written.
 */
export async function visitsOfLocked(
  db: Database,
  tx: Tx,
  locked: readonly (NightKey & { version: number })[],
): Promise<Nights> {
  const read = locked.map(async ({ version, ...key }) => {
    const known = cachedNight(db, key)
    if (known?.version === version) return [nightName(key), known.visits] as const
    const visits = (await countedOfNight(tx, key)).map(storedVisitOf)
    cacheNight(db, key, { version, before: null, visits })
    return [nightName(key), visits] as const
  })
  return new Map(await Promise.all(read))
}

/** The visits that these bookings replace, locked, by their ids; one that is gone is left out. */
export async function editsOf(tx: Tx, entries: readonly Opened[]): Promise<Map<string, Edited>> {
  const edits = new Map<string, Edited>()
  for (const { oldId } of entries) {
    const edited = oldId === null ? null : await lockEdited(tx, oldId)
    if (edited) edits.set(edited.row.id, edited)
  }
  return edits
}
