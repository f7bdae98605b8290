import { balanceOf } from '@mikvah/rules/price/balance.ts'
import type { MoveMark } from '@mikvah/rules/visit/history-note.ts'
import type { Tx } from '../db/database.ts'
import { moneyOfReservations } from '../payments/ledger/money.ts'
import { beginRefunds } from '../payments/refunding/begin-refunds.ts'
import type { Moment } from '../request/context.ts'
import type { ReservationRow } from '../reservations/store.ts'
import { moveStatus } from './move-status.ts'
import type { Mover } from './moved.ts'

/** Ends a hold: the visit is Canceled, and what was paid for it goes back. */
export async function endHold(
  tx: Tx,
  moment: Moment & Mover,
  hold: ReservationRow,
  note: MoveMark,
): Promise<void> {
  await moveStatus(tx, moment, hold, { to: 'Canceled', entry: { note } })
  const payments = await moneyOfReservations(tx, [hold.id])
  const { paidCents, refundedCents } = balanceOf({ status: 'Canceled', lines: [], payments })
  const cents = paidCents - refundedCents
  const paidAs = ['CreditCard', 'Tip', 'Donation'] as const
  if (cents > 0) await beginRefunds(tx, moment, { reservationId: hold.id, cents, note, paidAs })
}
