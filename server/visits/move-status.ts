import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { Tx } from '../db/database.ts'
import {
  addHistory,
  changeReservation,
  type NewReservation,
  type ReservationRow,
  waitingCodesOf,
} from '../reservations/store.ts'
import { type Mover, movedBy, waitingCodeBeside } from './moved.ts'

/** Writes the new status and its row of history together. Whether it may is the caller's to ask first. */
export async function moveStatus(
  tx: Tx,
  mover: Mover,
  row: ReservationRow,
  to: ReservationStatus,
  { note, ...changes }: Partial<NewReservation> & { note?: string } = {},
): Promise<ReservationRow> {
  const { drawsCode, entry, ...move } = movedBy(mover, row, to, note ?? null)
  const moved = await changeReservation(tx, row.id, {
    ...move.changes,
    ...(drawsCode ? { waitingCode: waitingCodeBeside(await waitingCodesOf(tx, row)) } : {}),
    ...changes,
  })
  await addHistory(tx, entry)
  return moved
}
