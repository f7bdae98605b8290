import { judgeCancel } from '@mikvah/rules/reservation/cancel.ts'
import { refundOf } from '@mikvah/rules/reservation/refund.ts'
import type { Booker } from '@mikvah/rules/reservation/reservation.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import { Refused } from '../asked/refused.ts'
import type { Tx } from '../db/database.ts'
import { todayOf } from '../nights/nights.ts'
import { paymentsOfReservations } from '../payments/ledger/store.ts'
import { beginRefunds } from '../payments/refunding/begin-refunds.ts'
import { accountById } from '../people/accounts.ts'
import { factsOf } from '../reservations/facts-of.ts'
import { hasOpenPayment, type ReservationRow } from '../reservations/store.ts'
import { moveStatus } from './move-status.ts'
import { noticeCanceled } from './notices.ts'

/** Canceled and an open refund in one transaction; the processor is asked once both are kept (rules 6). */
export async function cancelReservation(
  tx: Tx,
  asked: AskedBySomeone,
  row: ReservationRow,
  by: Booker,
): Promise<ReservationRow> {
  const facts = factsOf(row, await hasOpenPayment(tx, row.id))
  const verdict = judgeCancel(facts, { by, today: todayOf(asked) })
  if (!verdict.allowed)
    throw new Refused(verdict.because, { params: { from: row.status, to: 'Canceled' } })

  const canceled = await moveStatus(tx, asked, row, 'Canceled')
  const paid = await paymentsOfReservations(tx, [row.id])
  const refund = refundOf(facts, paid, asked.now, asked.content.values)
  if (refund.due)
    await beginRefunds(tx, asked, { reservationId: row.id, cents: refund.cents, note: 'cancel' })
  const owner = await accountById(tx, row.userId)
  if (owner && row.status === 'Reserved') await noticeCanceled(tx, asked, canceled, owner)
  return canceled
}
