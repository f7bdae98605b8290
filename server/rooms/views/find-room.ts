import { snapshot } from '../../db/snapshot.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { audienceBy, roomSeen } from './rooms-seen.ts'
import { roomView } from './rooms-view.ts'

/** One room as the caller sees it; for the screen of a room another's counts as unknown. */
export const findRoom = ({ db }: Parts, ctx: SignedInContext, id: string) =>
  db.inTransaction(async (tx) => {
    const row = await roomSeen(tx, ctx, id)
    return roomView(tx, ctx, audienceBy(ctx), row)
  }, snapshot)
