import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { staffEntry as staffEntryCall } from '@mikvah/contract/evening/staff-entry.ts'
import { staffEntryLasts } from '@mikvah/rules/room/staff-entry.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockInside } from '../../reservations/lock-visit.ts'
import { type ReservationRow, reservationById } from '../../reservations/store.ts'
import { moveStatus } from '../../visits/move-status.ts'
import { emptyAs } from '../occupy.ts'
import { refuseWrongPasscode } from '../passcode.ts'
import { changeRoom, lockRoom, type RoomRow, roomById } from '../store.ts'
import { refuseOther } from '../views/refuse-other.ts'
import { audienceBy, roomSeen } from '../views/rooms-seen.ts'
import { roomView } from '../views/rooms-view.ts'

/**
 * Staff enter the passcode at the screen of a room, which takes their taps for a while, and may clear the room of its
 * last visit. Gives until when, and the room. Refuses a wrong passcode, staff entry that is off or shut, and to clear a
 * room in which somebody else is by now.
 */
export async function staffEntry(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  { pinCode, clearRoom = false, reservationId: whose }: QueryOf<typeof staffEntryCall>,
) {
  const seen = await roomSeen(parts.db.orm, ctx, id)
  if (!ctx.key?.made) {
    await refuseWrongPasscode(parts, ctx, seen.id, pinCode)
    await parts.db.inTransaction(async (tx) => {
      const visit = clearRoom ? await clear(tx, ctx, seen, whose) : null
      await changeRoom(tx, seen.id, { staffUntil: ctx.now + staffEntryLasts })
      const details = { cleared: clearRoom, reservation: visit?.id ?? null }
      await writeAudit(tx, ctx, { subject: String(seen.id), details })
      await recordOutcome(tx, ctx.key, { room: seen.id })
    })
  }
  return readView(parts.db.orm, ctx, seen.id)
}

/** Clears a room: a visit in it is Done, and an empty room becomes Ready. */
async function clear(
  tx: Tx,
  ctx: SignedInContext,
  { id, reservationId }: RoomRow,
  whose: string | undefined,
): Promise<ReservationRow | null> {
  const visit = reservationId === null ? null : await reservationById(tx, reservationId)
  const inside = visit ? await lockInside(tx, ctx, { visit, roomId: id }) : await lockEmpty(tx, id)
  if (!inside) throw new Refused('room-moved-on')
  const { row, room } = inside
  refuseOther(ctx, room, whose === '' ? null : whose)
  if (row) return moveStatus(tx, ctx, row, { to: 'Done', entry: { note: 'staff entry' } })
  await changeRoom(tx, id, emptyAs(ctx, 'Ready'))
  return null
}

/** Locks a room in which nobody was seen; null when by now somebody is in it. */
async function lockEmpty(tx: Tx, id: number): Promise<{ row: null; room: RoomRow } | null> {
  const room = await lockRoom(tx, id)
  return room?.reservationId === null ? { row: null, room } : null
}

async function readView(db: Db, ctx: SignedInContext, id: number) {
  const room = await roomById(db, id)
  if (!room) throw new Refused('not-found')
  const { timeZone } = ctx.content
  return {
    ok: true as const,
    until: instantTextOf(room.staffUntil ?? ctx.now, timeZone),
    room: await roomView(db, ctx, audienceBy(ctx), room),
  }
}
