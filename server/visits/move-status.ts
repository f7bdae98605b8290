import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import {
  addHistory,
  changeReservation,
  type NewReservation,
  type ReservationRow,
} from '../reservations/store.ts'

/** Who moves it: a caller, or nobody when the program does it by itself. */
export type Mover = { now: Ms; by?: { userId: string } | null; ip?: string }

/** Writes the new status and its row of history together. Whether it may is the caller's to ask first. */
export async function moveStatus(
  tx: Tx,
  { now, by, ip }: Mover,
  row: ReservationRow,
  to: ReservationStatus,
  { note, ...changes }: Partial<NewReservation> & { note?: string } = {},
): Promise<ReservationRow> {
  const holdUntil = to === 'Pending' ? row.holdUntil : null
  const moved = await changeReservation(tx, row.id, {
    holdUntil,
    ...changes,
    status: to,
    statusSince: now,
  })
  await addHistory(tx, {
    id: newId(),
    reservationId: row.id,
    previous: row.status,
    next: to,
    previousSince: row.statusSince,
    at: now,
    by: by?.userId ?? null,
    ip: ip ?? null,
    note: note ?? null,
  })
  return moved
}
