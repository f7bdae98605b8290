import type { Database } from '../../db/database.ts'
import { inArray } from '../../db/drizzle/queries.ts'
import { snapshot } from '../../db/snapshot.ts'
import { users } from '../../people/table.ts'
import { storedVisitOf } from '../counting/counted.ts'
import { countedOfNight } from '../counting/counted-rows.ts'
import { type NightKey, nightName } from '../counting/night-key.ts'
import { decideBatch, type Verdict } from './decide-batch.ts'
import type { Opened } from './open-booking.ts'
import { patronFacts } from './patron-facts.ts'

/**
 * How a batch would be decided now, a verdict for each entry; locks nothing and writes nothing. Only for bookings that
 * replace no visit.
 */
export async function tryBatch(
  db: Database,
  entries: readonly Opened[],
): Promise<readonly Verdict[]> {
  const [first] = entries
  if (!first) return []
  const ids = [...new Set(entries.map(({ ownerId }) => ownerId))]
  const keys = new Map(entries.flatMap(({ nights }) => nights).map((key) => [nightName(key), key]))
  return db.inTransaction(async (tx) => {
    const owners = await tx.select().from(users).where(inArray(users.id, ids))
    const pasts = await patronFacts(tx, ids, first.today)
    const held = async ([name, key]: [string, NightKey]) =>
      [name, (await countedOfNight(tx, key)).map(storedVisitOf)] as const
    const nights = new Map(await Promise.all([...keys].map(held)))
    const { verdicts } = decideBatch(entries, {
      nights,
      owners: new Map(owners.map((owner) => [owner.id, owner])),
      pasts: new Map(pasts.map((facts) => [facts.userId, facts])),
      edits: new Map(),
    })
    return verdicts
  }, snapshot)
}
