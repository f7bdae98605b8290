import { judgeKeeping } from '@mikvah/rules/room/preassigning.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused, SettingsMoved } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { withFresh } from '../../audit/with-fresh.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { snapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import { lockNightsOf } from '../../reservations/lock-nights.ts'
import { lockReservation, type ReservationRow, reservationById } from '../../reservations/store.ts'
import { tellReservationById } from '../../reservations/telling/view.ts'
import { keepableRooms, keepFor } from '../../visits/keepable-rooms.ts'
import { releaseRoom } from '../kept-rooms.ts'
import { allRooms } from '../store.ts'
import { audienceBy } from '../telling/rooms-seen.ts'
import { roomsTold } from '../telling/rooms-told.ts'

/** The rooms of her building, and which of them can be kept for her. */
export const listKeepableRooms = ({ db }: Parts, asked: AskedBySomeone, id: string) =>
  db.inTransaction(async (tx) => {
    const visit = await reservationById(tx, id)
    if (!visit) throw new Refused('not-found')
    const rows = (await allRooms(tx)).filter(
      ({ active, locationId }) => active && locationId === visit.locationId,
    )
    const keepable = await keepableRooms(tx, asked, visit, rows)
    const told = await roomsTold(tx, asked, audienceBy(asked), rows)
    return told.map((room) => ({ room, available: keepable.has(room.id) }))
  }, snapshot)

/** Keeps a room for who will come, or no room any more. */
export async function preassignRoom(
  parts: Parts,
  asked: AskedBySomeone,
  id: string,
  roomId: number,
) {
  const seen = await reservationById(parts.db.orm, id)
  if (!seen) throw new Refused('not-found')
  if (!asked.key?.made)
    await withFresh(parts, asked, {
      act: () => keepLocked(parts, asked, seen, roomId),
      fresh: (db) => tellReservationById(db, asked, id),
      visit: id,
    })
  return tellReservationById(parts.db.orm, asked, id)
}

const keepLocked = (parts: Parts, asked: AskedBySomeone, seen: ReservationRow, roomId: number) =>
  parts.db.inTransaction(async (tx) => {
    const version = await lockNightsOf(tx, seen)
    if (version !== asked.content.version) throw new SettingsMoved()
    const row = await lockReservation(tx, seen.id)
    if (!row) throw new Refused('not-found')
    if (roomId === 0) await releaseRoom(tx, row.id)
    else await keep(tx, asked, row, roomId)
    const details = { room: roomId === 0 ? null : roomId }
    await writeAudit(tx, asked, { subject: row.id, owner: row.userId, details })
    await keepMade(tx, asked.key, { reservation: row.id })
  })

async function keep(tx: Tx, asked: AskedBySomeone, row: ReservationRow, roomId: number) {
  const verdict = judgeKeeping({ ...row, today: todayOf(asked) })
  if (!verdict.allowed) throw new Refused(verdict.because)
  if (!(await keepFor(tx, asked, row, roomId))) throw new Refused('room-unavailable')
}
