import type { Tx } from '../db/database.ts'
import { and, eq, inArray, isNotNull } from '../db/drizzle/queries.ts'
import { liveEvents } from '../live/table.ts'
import { reservations } from '../reservations/table.ts'

/** What was told of her visits is told to nobody again; that they have changed now is yet to be told. */
export async function eraseLiveEvents(tx: Tx, userId: string): Promise<void> {
  const hers = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.userId, userId))
  await tx
    .delete(liveEvents)
    .where(and(inArray(liveEvents.subject, hers), isNotNull(liveEvents.number)))
}
