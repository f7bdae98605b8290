import { judgeKeeping } from '@mikvah/rules/room/preassigning.ts'
import { withFresh } from '../../audit/with-fresh.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { snapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused, SettingsMoved } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockNightsOf } from '../../reservations/lock-nights.ts'
import { lockReservation, type ReservationRow, reservationById } from '../../reservations/store.ts'
import { readReservationById } from '../../reservations/views/view.ts'
import { keepableRooms, preassign } from '../../visits/keepable-rooms.ts'
import { releaseRoom } from '../preassignments.ts'
import { allRooms } from '../store.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { roomsView } from '../views/rooms-view.ts'

/** The rooms of her building, and which of them can be kept for her. */
export const listKeepableRooms = ({ db }: Parts, ctx: SignedInContext, id: string) =>
  db.inTransaction(async (tx) => {
    const visit = await reservationById(tx, id)
    if (!visit) throw new Refused('not-found')
    const rows = (await allRooms(tx)).filter(
      ({ active, locationId }) => active && locationId === visit.locationId,
    )
    const keepable = await keepableRooms(tx, ctx, visit, rows)
    const views = await roomsView(tx, ctx, audienceBy(ctx), rows)
    return views.map((room) => ({ room, available: keepable.has(room.id) }))
  }, snapshot)

/** Keeps a room for who will come, or no room any more. */
export async function preassignRoom(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  roomId: number,
) {
  const seen = await reservationById(parts.db.orm, id)
  if (!seen) throw new Refused('not-found')
  if (!ctx.key?.made)
    await withFresh(parts, ctx, {
      act: () => keepLocked(parts, ctx, seen, roomId),
      fresh: (db) => readReservationById(db, ctx, id),
      visit: id,
    })
  return readReservationById(parts.db.orm, ctx, id)
}

const keepLocked = (parts: Parts, ctx: SignedInContext, seen: ReservationRow, roomId: number) =>
  parts.db.inTransaction(async (tx) => {
    const version = await lockNightsOf(tx, seen)
    if (version !== ctx.content.version) throw new SettingsMoved()
    const row = await lockReservation(tx, seen.id)
    if (!row) throw new Refused('not-found')
    if (roomId === 0) await releaseRoom(tx, row.id)
    else await keep(tx, ctx, row, roomId)
    const details = { room: roomId === 0 ? null : roomId }
    await writeAudit(tx, ctx, { subject: row.id, owner: row.userId, details })
    await recordOutcome(tx, ctx.key, { reservation: row.id })
  })

async function keep(tx: Tx, ctx: SignedInContext, row: ReservationRow, roomId: number) {
  const verdict = judgeKeeping({ ...row, today: todayOf(ctx) })
  if (!verdict.allowed) throw new Refused(verdict.because)
  if (!(await preassign(tx, ctx, row, roomId))) throw new Refused('room-unavailable')
}
