import { snapshot } from '../../db/snapshot.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { audienceBy, roomsSeen } from './rooms-seen.ts'
import { roomsView } from './rooms-view.ts'

/** All rooms as the caller sees them, by their ids; for the screen of a room only its own. */
export const listRooms = ({ db }: Parts, ctx: SignedInContext) =>
  db.inTransaction(async (tx) => {
    return roomsView(tx, ctx, audienceBy(ctx), await roomsSeen(tx, ctx))
  }, snapshot)
