import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { assignRoom as assignRoomCall } from '@mikvah/contract/rooms.ts'
import { judgePlacing } from '@mikvah/rules/room/placing.ts'
import { excludedBy } from '../../attendants/store.ts'
import type { Db, Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import { mayTouch } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { actOnVisit } from '../../reservations/act-on-visit.ts'
import { lockReplacedBy } from '../../reservations/replaced-by.ts'
import {
  changeReservation,
  type ReservationRow,
  reservationById,
} from '../../reservations/store.ts'
import { isBeforeHelpers } from '../../visits/is-before-helpers.ts'
import { moveStatus } from '../../visits/move-status.ts'
import { refuseEndedHold } from '../../visits/refuse-ended-hold.ts'
import { refuseMove } from '../../visits/refuse-move.ts'
import { attendantOfRoom, lockRoom, type RoomRow, roomById } from '../store.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { roomView } from '../views/rooms-view.ts'
import { visitView } from '../views/visit-view.ts'

type Body = BodyOf<typeof assignRoomCall>

/**
 * Places her into a room, which also checks her in if she isn't yet. Gives the visit and the room as they are now.
 * Refuses an ended hold, an edit whose old visit stands, and a room that `judgePlacing` forbids or that changed
 * meanwhile.
 */
export async function assignRoom(parts: Parts, ctx: SignedInContext, body: Body) {
  const { reservationId, roomId } = body
  await actOnVisit(parts, ctx, reservationId, {
    may: (_, seen) => mayTouch(ctx, seen.userId) || isBeforeHelpers(ctx, seen),
    act: (tx, row) => place(tx, ctx, row, body),
    audit: { after: ({ status }) => ({ from: status, to: 'Assigned', room: roomId }) },
    fresh: (db) => placedView(db, ctx, { reservationId, roomId }),
  })
  return placedView(parts.db.orm, ctx, { reservationId, roomId })
}

async function place(tx: Tx, ctx: SignedInContext, row: ReservationRow, body: Body): Promise<void> {
  const replaced = await lockReplacedBy(tx, row)
  const room = await lockRoom(tx, body.roomId)
  if (!room) throw new Refused('not-found')
  await refusePlacing(tx, ctx, { row, replaced, room, body })
  const alone =
    row.replacingId === null ? row : await changeReservation(tx, row.id, { replacingId: null })
  await moveStatus(tx, ctx, alone, { to: 'Assigned', goes: { into: room.id } })
}

type Placing = { row: ReservationRow; replaced: ReservationRow | null; room: RoomRow; body: Body }

async function refusePlacing(
  tx: Tx,
  ctx: SignedInContext,
  { row, replaced, room, body }: Placing,
): Promise<void> {
  if (body.expectedStatus && body.expectedStatus !== row.status) throw new Refused('moved-on')
  // A screen may send the status that the room will have; any other status is the one that it shows.
  const shown = body.roomStatus === 'Occupied' ? room.status : (body.roomStatus ?? room.status)
  if (shown !== room.status) throw new Refused('room-moved-on')
  await refuseEndedHold(tx, ctx, row)
  // A hold that edits a visit becomes a visit only through its edit; if it were placed she would have two visits.
  if (replaced !== null) throw new Refused('edit-not-now')
  refuseMove(ctx, row, 'Assigned')
  const excluded = await excludedBy(tx, [row.userId])
  const verdict = judgePlacing({
    ...{ room, visit: row },
    attendant: await attendantOfRoom(tx, room.id, todayOf(ctx)),
    excluded: excluded.map(({ attendantId }) => attendantId),
    confirmExcluded: body.confirmExcluded,
  })
  if (!verdict.allowed) throw new Refused(verdict.because)
}

/** The visit and the room as they are now. */
async function placedView(
  db: Db,
  ctx: SignedInContext,
  { reservationId, roomId }: { reservationId: string; roomId: number },
) {
  const row = await reservationById(db, reservationId)
  const room = await roomById(db, roomId)
  if (!row || !room) throw new Refused('not-found')
  return {
    reservation: await visitView(db, ctx, row),
    room: await roomView(db, ctx, audienceBy(ctx), room),
  }
}
