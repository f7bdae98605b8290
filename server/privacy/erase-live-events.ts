import type { Tx } from '../db/database.ts'
import { and, eq, inArray, isNotNull } from '../db/drizzle/queries.ts'
import { liveEvents } from '../live/table.ts'
import { reservations } from '../reservations/table.ts'

/** Deletes events of her visits that were sent; that they have changed now is still to be sent. */
export async function eraseLiveEvents(tx: Tx, userId: string): Promise<void> {
  const hers = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.userId, userId))
  await tx
    .delete(liveEvents)
    .where(and(inArray(liveEvents.subject, hers), isNotNull(liveEvents.number)))
}
