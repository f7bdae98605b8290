import { leftToRefundOf } from '@mikvah/rules/payments/refundable.ts'
import type { Tx } from '../../db/database.ts'
import { rowOf } from '../../db/insert-many.ts'
import { newId } from '../../ids.ts'
import type { Declined, Errored, Refunded } from '../../integrations/payments/card-processor.ts'
import { takeYearBack } from '../../memberships/take-year-back.ts'
import { todayOf } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import { lockAgainstChange } from '../../reservations/store.ts'
import { noticeRefundAfterAll, noticeRefunded, noticeRefundFailed } from '../ledger/notices.ts'
import {
  type AttemptRow,
  addPayments,
  attemptById,
  changeAttempt,
  dropFailures,
  lockAttempt,
  type PaymentRow,
  paymentsByIds,
  refundRowsOf,
} from '../ledger/store.ts'
import { payments } from '../table.ts'

/**
 * Closes a refund with the processor's answer, writes its ledger row, and tells her, or the office where it failed; a
 * year of membership whose money went back whole is taken back. Repeating it changes nothing; only money that did go
 * back reopens a refund that was closed as failed, and then the office is told, as it may have given it back once more.
 */
export async function closeRefund(
  tx: Tx,
  moment: Moment,
  attemptId: string,
  outcome: Refunded | Declined | Errored,
): Promise<AttemptRow> {
  const seen = await attemptById(tx, attemptId)
  // The visit is locked before the refund's own row, in the order in which an edit locks them.
  if (seen?.reservationId) await lockAgainstChange(tx, seen.reservationId)
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt) throw new Error('The refund is gone.')
  const failed = attempt.state === 'declined' || attempt.state === 'error'
  const takenUp = failed && outcome.status === 'approved'
  if (attempt.state !== 'open' && !takenUp) return attempt

  const { row, changes } = refundClosedBy(moment, attempt, outcome)
  if (takenUp) {
    await dropFailures(tx, attemptId)
    await noticeRefundAfterAll(tx, moment, attemptId, row.cents)
  }
  await addPayments(tx, [row])
  if (row.status === 'Approved') await noticeRefunded(tx, moment, { ...attempt, cents: row.cents })
  else await noticeRefundFailed(tx, moment, attemptId, row.cents)
  if (row.status === 'Approved') await takeBack(tx, moment, row, attempt)
  return changeAttempt(tx, attemptId, changes)
}

/** Ends what was bought with money that was refunded whole. Money that came too late has bought nothing. */
async function takeBack(
  tx: Tx,
  moment: Moment,
  { refundOf }: PaymentRow,
  { purpose, userId, refundOf: chargeId }: AttemptRow,
): Promise<void> {
  if (purpose !== 'membership' || !refundOf || !userId) return
  const charge = chargeId ? await attemptById(tx, chargeId) : null
  if (!charge || charge.facts.unwanted) return
  const [bought] = await paymentsByIds(tx, [refundOf])
  // What is left is below zero where a refund that had failed went through after all, beside another.
  if (bought && leftToRefundOf(bought, await refundRowsOf(tx, refundOf)) <= 0) {
    await takeYearBack(tx, moment, { charge, userId, day: bought.day, at: bought.at })
  }
}

/** The ledger row that an answer leads to, and the changed columns of the refund; not written yet. */
export function refundClosedBy(
  moment: Moment,
  attempt: AttemptRow,
  outcome: Refunded | Declined | Errored,
) {
  const approved = outcome.status === 'approved'
  const transactionId = approved ? outcome.refundTransactionId : null
  const error = approved ? null : outcome.status === 'declined' ? outcome.message : outcome.code
  const row = rowOf(payments, {
    id: newId(),
    attemptId: attempt.id,
    userId: attempt.userId,
    reservationId: attempt.reservationId,
    method: 'CreditRefund',
    status: approved ? 'Approved' : outcome.status === 'declined' ? 'Declined' : 'Error',
    cents: approved ? outcome.amount : attempt.cents,
    note: attempt.facts.note ?? null,
    error,
    transactionId,
    refundOf: attempt.facts.paymentId ?? null,
    day: todayOf(moment),
    at: moment.now,
    by: attempt.facts.by ?? null,
  })
  return { row, changes: { state: outcome.status, transactionId, error, closedAt: moment.now } }
}
