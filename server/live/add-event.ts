import type { Tx } from '../db/database.ts'
import { and, isNull, ne } from '../db/drizzle/queries.ts'
import { type HeardEvent, liveEvents } from './table.ts'

/** What or whom each event is about, where it is about one thing. */
type AboutWhat = {
  reservation: [id: string]
  room: [id: number]
  supply: [id: string]
  /** The room whose screen is reloaded; left out, all screens are. */
  reload: [room?: number]
  settings: []
  locks: []
  devices: []
  cubicles: []
  papers: []
  opening: []
  sent: []
  resync: []
}

/** Every event that a screen hears; one that is missing above doesn't compile. */
type Written = { [Name in HeardEvent]: AboutWhat[Name] }

/**
 * Writes an event for a change that no trigger of a table writes. Only in a transaction: its end has screens told at
 * once, where a bare statement would wait for the look of each second.
 */
export async function addEvent<Name extends keyof Written>(
  tx: Tx,
  kind: Name,
  ...[about = '']: Written[Name]
): Promise<void> {
  await tx.insert(liveEvents).values({ kind, subject: String(about) })
}

/**
 * Has open screens load their lists anew, because too much has changed at once to send it all. The events that screens
 * still wait for are deleted, as the new lists hold them.
 */
export async function tellOfAll(tx: Tx): Promise<void> {
  // Events that no screen hears stay, as the relays need them: they say whose tokens were revoked.
  await tx.delete(liveEvents).where(and(isNull(liveEvents.number), ne(liveEvents.kind, 'accounts')))
  await addEvent(tx, 'resync')
}
