import { countsAsClean } from '@mikvah/rules/room/after-visit.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { emptyAs } from '../../rooms/occupy.ts'
import {
  addPlacement,
  changeRoom,
  forgetPlacementsOnPaper,
  isUsedSince,
  type RoomRow,
} from '../../rooms/store.ts'
import type { Night } from './sheet-store.ts'

/**
 * Adds the room that the sheet says to her placements, for a moment, as hours aren't known, in place of one that was
 * entered before; without a room only that goes. The room has to be cleaned, unless somebody has been in it since that
 * night, for whom it was cleaned.
 */
export async function useRoomOnPaper(
  tx: Tx,
  ctx: SignedInContext,
  { over }: Night,
  { row, room }: { row: ReservationRow; room: RoomRow | null },
): Promise<void> {
  const { now, by } = ctx
  await forgetPlacementsOnPaper(tx, row.id)
  if (!room) return
  const isUsed = await isUsedSince(tx, room.id, over)
  const at = { since: now, until: now }
  await addPlacement(tx, {
    id: newId(),
    reservationId: row.id,
    roomId: room.id,
    ...at,
    by: by.userId,
  })
  if (!isUsed && countsAsClean(room.status))
    await changeRoom(tx, room.id, emptyAs(ctx, 'NeedsCleaning'))
}
