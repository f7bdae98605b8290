import { balanceOf } from '@mikvah/rules/price/balance.ts'
import { editRefundOf } from '@mikvah/rules/reservation/edit.ts'
import type { Tx } from '../../db/database.ts'
import type { Moment } from '../../request/context.ts'
import { factsOf } from '../../reservations/facts-of.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { moneyOfReservations } from '../ledger/money.ts'
import { beginRefunds } from './begin-refunds.ts'

/**
 * Begins the refund of what was paid beyond a visit's new total, where the visit as it was would have been refunded by
 * its deadline; otherwise it stays a credit. The payments already name the changed visit. Money that came when nobody
 * wanted it is left out: its refund was begun when it came.
 */
export async function giveBackOver(
  tx: Tx,
  moment: Moment,
  { old, changed }: { old: ReservationRow; changed: ReservationRow },
): Promise<void> {
  const all = await moneyOfReservations(tx, [changed.id])
  const payments = all.filter(({ unwanted }) => !unwanted)
  const { status, lines } = changed
  const { balanceCents } = balanceOf({ status, lines, payments })
  const { now, content } = moment
  const cents = editRefundOf(factsOf(old), payments, balanceCents, now, content.values)
  const from = { reservationId: changed.id, leavesUnwanted: true }
  if (cents > 0) await beginRefunds(tx, moment, { ...from, cents, note: 'edit' })
}
