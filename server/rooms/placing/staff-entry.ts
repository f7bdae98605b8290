import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { staffEntry as staffEntryCall } from '@mikvah/contract/evening/staff-entry.ts'
import { staffEntryLasts } from '@mikvah/rules/room/staff-entry.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused, SettingsMoved } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockNightsOf } from '../../reservations/lock-nights.ts'
import { lockReservation, type ReservationRow, reservationById } from '../../reservations/store.ts'
import { moveStatus } from '../../visits/move-status.ts'
import { emptyAs } from '../occupy.ts'
import { refuseWrongPasscode } from '../passcode.ts'
import { changeRoom, lockRoom, type RoomRow, roomById } from '../store.ts'
import { refuseOther } from '../telling/refuse-other.ts'
import { audienceBy, roomSeen } from '../telling/rooms-seen.ts'
import { roomTold } from '../telling/rooms-told.ts'

/** Who works here says so before the screen of a room, and may clear it of whoever was last in it (rules 3). */
export async function staffEntry(
  parts: Parts,
  asked: AskedBySomeone,
  id: string,
  { pinCode, clearRoom = false, reservationId: whose }: QueryOf<typeof staffEntryCall>,
) {
  const seen = await roomSeen(parts.db.orm, asked, id)
  if (!asked.key?.made) {
    await refuseWrongPasscode(parts, asked, seen.id, pinCode)
    await parts.db.inTransaction(async (tx) => {
      const visit = clearRoom ? await clear(tx, asked, seen, whose) : null
      await changeRoom(tx, seen.id, { staffUntil: asked.now + staffEntryLasts })
      const details = { cleared: clearRoom, reservation: visit?.id ?? null }
      await writeAudit(tx, asked, { subject: String(seen.id), details })
      await keepMade(tx, asked.key, { room: seen.id })
    })
  }
  return told(parts.db.orm, asked, seen.id)
}

/** Whoever is in it is Done; a room without anybody is Ready. Nights are locked before visits and visits before rooms. */
async function clear(
  tx: Tx,
  asked: AskedBySomeone,
  { id, reservationId }: RoomRow,
  whose: string | undefined,
): Promise<ReservationRow | null> {
  const visit = reservationId === null ? null : await reservationById(tx, reservationId)
  const version = visit ? await lockNightsOf(tx, visit) : asked.content.version
  if (version !== asked.content.version) throw new SettingsMoved()
  const row = visit && (await lockReservation(tx, visit.id))
  const room = await lockRoom(tx, id)
  if (!room || room.reservationId !== (row?.id ?? null)) throw new Refused('room-moved-on')
  refuseOther(asked, room, whose === '' ? null : whose)
  if (!row) {
    await changeRoom(tx, id, emptyAs(asked, 'Ready'))
    return null
  }
  return moveStatus(tx, asked, row, 'Done', { note: 'staff entry' })
}

async function told(db: Db, asked: AskedBySomeone, id: number) {
  const room = await roomById(db, id)
  if (!room) throw new Refused('not-found')
  const { timeZone } = asked.content
  return {
    ok: true as const,
    until: instantTextOf(room.staffUntil ?? asked.now, timeZone),
    room: await roomTold(db, asked, audienceBy(asked), room),
  }
}
