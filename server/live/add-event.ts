import { and, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { type KindName, kinds } from './kinds.ts'
import { liveEvents } from './table.ts'

/** Tells what no row of a table says by its change. */
export async function addEvent(tx: Tx, kind: KindName): Promise<void> {
  await tx.insert(liveEvents).values({ kind })
}

const toldOnScreens = Object.entries(kinds)
  .filter(([, { heardBy }]) => heardBy.length > 0)
  .map(([kind]) => kind)

/** So much has changed at once that open screens load their lists anew, rather than hear of each. */
export async function tellOfAll(tx: Tx): Promise<void> {
  await tx
    .delete(liveEvents)
    .where(and(isNull(liveEvents.number), inArray(liveEvents.kind, toldOnScreens)))
  await addEvent(tx, 'resync')
}
