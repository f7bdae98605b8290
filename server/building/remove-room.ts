import { writeAudit } from '../audit/write-audit.ts'
import { eq } from '../db/drizzle/queries.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { numberIn } from '../ids.ts'
import { tellOfAll } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { lockRoom } from '../rooms/store.ts'
import { rooms } from '../rooms/table.ts'
import { stillSpokenOf } from './sections.ts'

/**
 * Removes a room that was made by mistake. Refuses with room-with-history where a visit, a preassignment, a screen or a
 * request for supplies still refers to it, which foreign keys find out.
 */
export async function removeRoom(parts: Parts, ctx: SignedInContext, id: string) {
  const number = numberIn(id)
  if (number === null) throw new Refused('not-found')
  await parts.db
    .inTransaction(async (tx) => {
      if (!(await lockRoom(tx, number))) throw new Refused('not-found')
      await tx.delete(rooms).where(eq(rooms.id, number))
      await tellOfAll(tx)
      await writeAudit(tx, ctx, { subject: id, details: { removed: true } })
    })
    .catch((error) => {
      throw sqlStateOf(error) === stillSpokenOf ? new Refused('room-with-history') : error
    })
  return null
}
