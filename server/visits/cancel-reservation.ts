import type { Cents } from '@mikvah/rules/price/money.ts'
import { judgeCancel } from '@mikvah/rules/reservation/cancel.ts'
import { refundOf } from '@mikvah/rules/reservation/refund.ts'
import type { Booker } from '@mikvah/rules/reservation/reservation.ts'
import type { Tx } from '../db/database.ts'
import { todayOf } from '../nights/nights.ts'
import { type Money, moneyOfReservations } from '../payments/ledger/money.ts'
import { beginRefunds } from '../payments/refunding/begin-refunds.ts'
import { accountById } from '../people/accounts.ts'
import type { Moment, SignedInContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { factsOf } from '../reservations/facts-of.ts'
import { hasOpenPayment, type ReservationRow, type UncodedVisit } from '../reservations/store.ts'
import { type Move, moveStatus } from './move-status.ts'
import { noticeVisit } from './notices.ts'

/**
 * Cancels a visit and opens its refund in one transaction, and gives the visit; the processor is asked after the
 * commit. Of one that was Reserved the patron is told as by `noticeVisit`, unless it is entered from paper. Refuses as
 * `refundOfCancel`.
 */
export async function cancelReservation(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  by: Booker,
  { entry = {}, marks = {} }: Pick<Move, 'entry' | 'marks'> = {},
): Promise<ReservationRow> {
  const paymentOpen = await hasOpenPayment(tx, row.id)
  const paid = await moneyOfReservations(tx, [row.id])
  const cents = refundOfCancel(ctx, row, { by, paymentOpen, paid })
  const canceled = await moveStatus(tx, ctx, row, { to: 'Canceled', entry, marks })
  if (cents > 0) await beginRefunds(tx, ctx, { reservationId: row.id, cents, note: 'cancel' })
  // She gets no notice about a night that is over and entered from paper.
  const isNoticed = row.status === 'Reserved' && !entry.onPaper
  const owner = isNoticed ? await accountById(tx, row.userId) : null
  if (owner) await noticeVisit(tx, 'canceled', ctx, canceled, owner)
  return canceled
}

type Canceling = { by: Booker; paymentOpen: boolean; paid: readonly Money[] }

/** What a cancel sends back now, in cents; refused when the visit may not be canceled. */
export function refundOfCancel(
  moment: Moment,
  row: UncodedVisit,
  { by, paymentOpen, paid }: Canceling,
): Cents {
  const facts = factsOf(row, paymentOpen)
  const verdict = judgeCancel(facts, { by, today: todayOf(moment) })
  if (!verdict.allowed)
    throw new Refused(verdict.because, { params: { from: row.status, to: 'Canceled' } })
  const refund = refundOf(facts, paid, moment.now, moment.content.values)
  return refund.due ? refund.cents : 0
}
