import { isToBeCleaned } from '@mikvah/rules/room/statuses.ts'
import { snapshot } from '../../db/snapshot.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { audienceBy, roomsSeen } from './rooms-seen.ts'
import { roomsView } from './rooms-view.ts'

/** The cleaning list: the active rooms that wait to be cleaned, the longest waiting first. */
export const listRoomsToClean = ({ db }: Parts, ctx: SignedInContext) =>
  db.inTransaction(async (tx) => {
    const rows = await roomsSeen(tx, ctx)
    const waiting = rows.filter(({ active, status }) => active && isToBeCleaned(status))
    waiting.sort((one, other) => one.statusSince - other.statusSince || one.id - other.id)
    return roomsView(tx, ctx, audienceBy(ctx), waiting)
  }, snapshot)
