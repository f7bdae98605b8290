import { addEvent } from '../../live/add-event.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { roomSeen } from '../views/rooms-seen.ts'

/** Has the screen of this room reload, and no other, by a live event. Gives null. */
export async function reloadRoom({ db }: Parts, ctx: SignedInContext, id: string): Promise<null> {
  const seen = await roomSeen(db.orm, ctx, id)
  // In a transaction, whose end has the screen told at once.
  await db.inTransaction((tx) => addEvent(tx, 'reload', seen.id))
  return null
}
