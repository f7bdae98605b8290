import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { assignRoom as assignRoomCall } from '@mikvah/contract/rooms.ts'
import { judgePlacing } from '@mikvah/rules/room/placing.ts'
import { excludedBy } from '../../attendants/store.ts'
import { withFresh } from '../../audit/with-fresh.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused, SettingsMoved } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockNightsOf } from '../../reservations/lock-nights.ts'
import { lockReservation, type ReservationRow, reservationById } from '../../reservations/store.ts'
import { moveStatus } from '../../visits/move-status.ts'
import { refuseEndedHold } from '../../visits/refuse-ended-hold.ts'
import { refuseMove } from '../../visits/refuse-move.ts'
import { attendantOfRoom, lockRoom, type RoomRow, roomById } from '../store.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { roomView } from '../views/rooms-view.ts'
import { visitView } from '../views/visit-view.ts'

type Body = BodyOf<typeof assignRoomCall>

/** Places her into a room; who isn't checked in yet is checked in by it (rules 2 and 3). */
export async function assignRoom(parts: Parts, ctx: SignedInContext, body: Body) {
  const { reservationId, roomId } = body
  const seen = await reservationById(parts.db.orm, reservationId)
  if (!seen) throw new Refused('not-found')
  if (ctx.key?.made) return placedView(parts.db.orm, ctx, { reservationId, roomId })
  await withFresh(parts, ctx, {
    act: () => placeLocked(parts, ctx, seen, body),
    fresh: (db) => placedView(db, ctx, { reservationId, roomId }),
    visit: reservationId,
  })
  return placedView(parts.db.orm, ctx, { reservationId, roomId })
}

const placeLocked = (parts: Parts, ctx: SignedInContext, seen: ReservationRow, body: Body) =>
  parts.db.inTransaction(async (tx) => {
    const version = await lockNightsOf(tx, seen)
    if (version !== ctx.content.version) throw new SettingsMoved()
    const row = await lockReservation(tx, seen.id)
    const room = await lockRoom(tx, body.roomId)
    if (!row || !room) throw new Refused('not-found')
    await refusePlacing(tx, ctx, { row, room, body })
    await moveStatus(tx, ctx, row, 'Assigned', { into: room.id })
    const details = { from: row.status, to: 'Assigned', room: room.id }
    await writeAudit(tx, ctx, { subject: row.id, owner: row.userId, details })
    await recordOutcome(tx, ctx.key, { reservation: row.id })
  })

async function refusePlacing(
  tx: Tx,
  ctx: SignedInContext,
  { row, room, body }: { row: ReservationRow; room: RoomRow; body: Body },
): Promise<void> {
  if (body.expectedStatus && body.expectedStatus !== row.status) throw new Refused('moved-on')
  // A screen may send what the room is to become; any other status is the one that it shows.
  const shown = body.roomStatus === 'Occupied' ? room.status : (body.roomStatus ?? room.status)
  if (shown !== room.status) throw new Refused('room-moved-on')
  await refuseEndedHold(tx, ctx, row)
  // The hold of an edit becomes her visit by what ends the edit; placed as it is, she would have two.
  if (row.replacingId !== null) throw new Refused('edit-not-now')
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

/** Both as they stand by now. */
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
