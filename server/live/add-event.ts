import type { Db, Tx } from '../db/database.ts'
import { and, isNull, ne } from '../db/drizzle/queries.ts'
import { type HeardEvent, liveEvents } from './table.ts'

/** What is said of each event when an act writes it: whom or what it is about, where there is one thing. */
type AboutWhat = {
  reservation: [id: string]
  room: [id: number]
  supply: [id: string]
  /** The room whose screen it is; none for all of the house. */
  reload: [room?: number]
  settings: []
  locks: []
  devices: []
  cubicles: []
  papers: []
  resync: []
}

/** Every event that a screen hears, and no other: one that is left out above doesn't compile. */
type Written = { [Name in HeardEvent]: AboutWhat[Name] }

/** Writes an event that no row of a table says by its change. */
export async function addEvent<Name extends keyof Written>(
  db: Db | Tx,
  kind: Name,
  ...[about = '']: Written[Name]
): Promise<void> {
  await db.insert(liveEvents).values({ kind, subject: String(about) })
}

/** So much has changed at once that open screens load their lists anew, rather than hear of each. */
export async function tellOfAll(tx: Tx): Promise<void> {
  // What no screen hears the relays still must: whose tokens have ended.
  await tx.delete(liveEvents).where(and(isNull(liveEvents.number), ne(liveEvents.kind, 'accounts')))
  await addEvent(tx, 'resync')
}
