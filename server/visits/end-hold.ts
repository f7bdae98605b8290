import type { MoveMark } from '@mikvah/rules/visit/history-note.ts'
import type { Tx } from '../db/database.ts'
import { giveBackAll } from '../payments/refunding/give-back-all.ts'
import type { Moment } from '../request/context.ts'
import type { ReservationRow } from '../reservations/store.ts'
import { moveStatus } from './move-status.ts'
import type { Actor } from './moved.ts'

/** Ends a hold: the visit is Canceled, and what was paid for it goes back. */
export async function endHold(
  tx: Tx,
  moment: Moment & Actor,
  hold: ReservationRow,
  note: MoveMark,
): Promise<void> {
  await moveStatus(tx, moment, hold, { to: 'Canceled', entry: { note } })
  await giveBackAll(tx, moment, { reservationId: hold.id, note })
}
