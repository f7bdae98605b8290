import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { setRoomLanguage } from '@mikvah/contract/evening/devices.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { changeRoom, lockRoom } from '../store.ts'
import { refuseOther } from '../views/refuse-other.ts'
import { audienceBy, roomSeen } from '../views/rooms-seen.ts'
import { roomView } from '../views/rooms-view.ts'

/**
 * Sets the language of a room's screen, and gives the room as the caller sees it. Refuses as `refuseOther` where
 * another visit than `reservationId` is in the room by now.
 */
export async function setLanguage(
  { db }: Parts,
  ctx: SignedInContext,
  id: string,
  { language, reservationId: whose }: BodyOf<typeof setRoomLanguage>,
) {
  const seen = await roomSeen(db.orm, ctx, id)
  const row = await db.inTransaction(async (tx) => {
    refuseOther(ctx, (await lockRoom(tx, seen.id)) ?? seen, whose)
    return changeRoom(tx, seen.id, { language })
  })
  return roomView(db.orm, ctx, audienceBy(ctx), row ?? seen)
}
