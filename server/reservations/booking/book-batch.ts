import { holdDay, holdLengthOf } from '@mikvah/rules/reservation/hold.ts'
import type { Database, Tx } from '../../db/database.ts'
import { cacheNight } from '../counting/night-cache.ts'
import { inLockOrder, type NightKey, nightName } from '../counting/night-key.ts'
import { editsOf, unlockedOf, visitsOfLocked } from './batch-facts.ts'
import { addNights, lockNightsAtOnce, lockPatronsAtOnce } from './batch-store.ts'
import { decideBatch } from './decide-batch.ts'
import type { Opened } from './open-booking.ts'
import { patronFacts } from './patron-facts.ts'
import { type Booked, writeBatch } from './write-batch.ts'

/** How one entry of a batch ended: booked, refused by an error, or to be tried again with these nights locked too. */
export type Ended = { booked: Booked } | { refused: unknown } | { alsoIn: readonly NightKey[] }

/** How long a batch waits for a lock before it lets others have their turn. */
const lockTimeout = 2000

/** Writes something in the same transaction, given how the entries ended. */
type Beside = (tx: Tx, ended: readonly Ended[]) => Promise<void>

class NightsMissing extends Error {}

/**
 * Decides and writes all bookings that were asked for at the same time, in one transaction, and gives how each ended,
 * in their order. Their nights and patrons are locked and read once, and don't change until all are decided. If the
 * transaction fails it throws, and nothing of it is written. `beside` writes in the same transaction.
 */
export async function bookBatch(
  db: Database,
  entries: readonly Opened[],
  beside: Beside = async () => {},
): Promise<Ended[]> {
  const keys = inLockOrder(entries.flatMap(({ nights }) => nights))
  const held = async (tx: Tx) => {
    const outcome = await bookUnderLocks(db, tx, entries, keys)
    await beside(tx, outcome.ended)
    return outcome
  }
  const { ended, moved } = await db
    .inTransaction((tx) => held(tx), { lockTimeout })
    .catch(async (error) => {
      if (!(error instanceof NightsMissing)) throw error
      await addNights(db, keys)
      return db.inTransaction((tx) => held(tx), { lockTimeout })
    })
  for (const { key, ...night } of moved) cacheNight(db, key, night)
  return ended
}

/**
 * Which ended holds count, by the clock and the settings of whoever asked first. One that a payment kept counts for
 * longer than it was meant to last; one that was ended late, as no process ran, not for all that time.
 */
function holdsOf([first]: readonly Opened[]) {
  if (!first) return undefined
  const { now, content } = first.ctx
  return { since: now - holdDay, longest: 3 * (holdLengthOf(content.values) ?? 0) }
}

async function bookUnderLocks(
  db: Database,
  tx: Tx,
  entries: readonly Opened[],
  keys: readonly NightKey[],
) {
  const ids = entries.map(({ ownerId }) => ownerId)
  const today = entries
    .map((entry) => entry.today)
    .reduce((one, other) => (one < other ? one : other))
  const [locked, owners, pasts] = await Promise.all([
    lockNightsAtOnce(tx, keys),
    lockPatronsAtOnce(tx, ids),
    patronFacts(tx, ids, today, holdsOf(entries)),
  ])
  if (locked.length < keys.length) throw new NightsMissing()
  const past = new Map(pasts.map((facts) => [facts.userId, facts]))
  const waits = entries.map((entry) => unlockedOf(entry, past.get(entry.ownerId)))
  const ready = entries.filter((_, nth) => waits[nth]?.length === 0)

  const nights = await visitsOfLocked(db, tx, locked)
  const { verdicts, after } = decideBatch(ready, {
    nights,
    owners: new Map(owners.map((owner) => [owner.id, owner])),
    pasts: past,
    edits: await editsOf(tx, ready),
  })
  const accepted = verdicts.flatMap((verdict) => ('decided' in verdict ? [verdict.decided] : []))
  const { booked, version } = await writeBatch(tx, accepted)
  const ended = new Map(
    ready.map((entry, nth): [Opened, Ended] => {
      const verdict = verdicts[nth]
      const made = booked.get(entry.id)
      if (made) return [entry, { booked: made }]
      return [entry, { refused: verdict && 'refused' in verdict ? verdict.refused : null }]
    }),
  )
  return {
    ended: entries.map((entry, nth) => ended.get(entry) ?? { alsoIn: waits[nth] ?? [] }),
    moved: locked.flatMap(({ version: before, ...key }) => {
      const visits = after.get(nightName(key))
      const stands = version === null || !visits || visits === nights.get(nightName(key))
      return stands ? [] : [{ key, version, before, visits }]
    }),
  }
}
