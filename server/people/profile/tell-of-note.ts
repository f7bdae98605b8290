import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import type { Tx } from '../../db/database.ts'
import { and, asc, eq, notInArray } from '../../db/drizzle/queries.ts'
import { addEvent } from '../../live/add-event.ts'
import { reservations } from '../../reservations/table.ts'

/**
 * Has screens told of the visits of hers that aren't over, and of the rooms they are in: her standing note is in each.
 * Triggers tell of her name and of whom she would rather not meet; none tells of the note.
 */
export async function tellOfNote(tx: Tx, userId: string): Promise<void> {
  const visits = await tx
    .select({ id: reservations.id, roomId: reservations.roomId })
    .from(reservations)
    .where(
      and(
        eq(reservations.userId, userId),
        notInArray(reservations.status, [...statusGroups.terminal]),
      ),
    )
    .orderBy(asc(reservations.id))
  for (const { id, roomId } of visits) {
    await addEvent(tx, 'reservation', id)
    if (roomId !== null) await addEvent(tx, 'room', roomId)
  }
}
