import { judgeKeeping } from '@mikvah/rules/room/preassigning.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { actOnVisit } from '../../reservations/act-on-visit.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { readReservationById } from '../../reservations/views/view.ts'
import { preassign } from './keepable-rooms.ts'
import { releaseRoom } from './store.ts'

/** In the call, room 0 means no room. */
const none = 0

/**
 * Preassigns a room to a visit, in place of any other, or with room 0 ends its preassignment; gives the visit. Refuses
 * a room for a visit that isn't Reserved, has no hour or is past, and one that others have then or that doesn't serve
 * her.
 */
export async function preassignRoom(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  roomId: number,
) {
  const room = roomId === none ? null : roomId
  await actOnVisit(parts, ctx, id, {
    may: () => true,
    act: (tx, row) => (room === null ? release(tx, row) : keep(tx, ctx, row, room)),
    audit: { after: () => ({ room }) },
    fresh: (db) => readReservationById(db, ctx, id),
  })
  return readReservationById(parts.db.orm, ctx, id)
}

async function release(tx: Tx, { id }: ReservationRow): Promise<void> {
  await releaseRoom(tx, id)
}

async function keep(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  roomId: number,
): Promise<void> {
  const verdict = judgeKeeping({ ...row, today: todayOf(ctx) })
  if (!verdict.allowed) throw new Refused(verdict.because)
  if (!(await preassign(tx, ctx, row, roomId))) throw new Refused('room-unavailable')
}
