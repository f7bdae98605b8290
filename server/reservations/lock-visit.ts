import type { Tx } from '../db/database.ts'
import type { Moment } from '../request/context.ts'
import { Refused, SettingsMoved } from '../request/refused.ts'
import { lockRoom, type RoomRow } from '../rooms/store.ts'
import { lockNights, lockNightsOf, nightOf } from './lock-nights.ts'
import { lockReservation, lockReservations, type ReservationRow } from './store.ts'

type Judged = Pick<Moment, 'content'>

/**
 * Takes the row locks under which the status of a visit changes: that of its night, then that of the visit. Gives the
 * visit as it is now; refuses one that is gone. Everywhere nights are locked before visits, and visits before rooms, so
 * that there is no deadlock; money that arrives (close-charge.ts) and holds that end (ended-holds.ts) lock so by
 * themselves. Throws `SettingsMoved` if the settings have changed meanwhile: the call starts over.
 */
export async function lockVisit(
  tx: Tx,
  moment: Judged,
  seen: ReservationRow,
): Promise<ReservationRow> {
  refuseMovedSettings(moment, await lockNightsOf(tx, seen))
  const row = await lockReservation(tx, seen.id)
  if (!row) throw new Refused('not-found')
  return row
}

/**
 * Takes the row locks of several visits after those of their nights, in one order; gives the visits as they are now, by
 * id, without any that is gone. Throws `SettingsMoved` as `lockVisit` does.
 */
export async function lockVisits(
  tx: Tx,
  moment: Judged,
  seen: readonly ReservationRow[],
): Promise<ReservationRow[]> {
  refuseMovedSettings(moment, await lockNights(tx, seen.map(nightOf)))
  return lockReservations(
    tx,
    seen.map(({ id }) => id),
  )
}

/**
 * Locks a visit as `lockVisit` does, and then the room it was seen in; null when by now somebody else is in that room,
 * or nobody.
 */
export async function lockInside(
  tx: Tx,
  moment: Judged,
  { visit, roomId }: { visit: ReservationRow; roomId: number },
): Promise<{ row: ReservationRow; room: RoomRow } | null> {
  const row = await lockVisit(tx, moment, visit)
  const room = await lockRoom(tx, roomId)
  return room?.reservationId === row.id ? { row, room } : null
}

function refuseMovedSettings({ content }: Judged, version: number): void {
  if (version !== content.version) throw new SettingsMoved()
}
