import type { Moment } from '../../asked/asked.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { todayOf } from '../../nights/nights.ts'
import type { Declined, Errored, Refunded } from '../../outside/payments/card-processor.ts'
import { noticeRefunded, noticeRefundFailed } from '../ledger/notices.ts'
import { type AttemptRow, addPayments, changeAttempt, lockAttempt } from '../ledger/store.ts'

/** Closes a refund with the processor's answer and writes its row of the ledger. Asked twice it changes nothing. */
export async function closeRefund(
  tx: Tx,
  moment: Moment,
  attemptId: string,
  outcome: Refunded | Declined | Errored,
): Promise<AttemptRow> {
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt) throw new Error('The refund is gone.')
  if (attempt.state !== 'open') return attempt

  const approved = outcome.status === 'approved'
  const cents = approved ? outcome.amount : attempt.cents
  const transactionId = approved ? outcome.refundTransactionId : null
  const error = approved ? null : outcome.status === 'declined' ? outcome.message : outcome.code
  await addPayments(tx, [
    {
      id: newId(),
      attemptId,
      userId: attempt.userId,
      reservationId: attempt.reservationId,
      method: 'CreditRefund',
      status: approved ? 'Approved' : outcome.status === 'declined' ? 'Declined' : 'Error',
      cents,
      note: attempt.facts.note ?? null,
      error,
      transactionId,
      refundOf: attempt.facts.paymentId ?? null,
      day: todayOf(moment),
      at: moment.now,
      by: attempt.facts.by ?? null,
    },
  ])
  if (approved) await noticeRefunded(tx, moment, { ...attempt, cents })
  else await noticeRefundFailed(tx, moment, attemptId, cents)
  return changeAttempt(tx, attemptId, {
    state: outcome.status,
    transactionId,
    error,
    closedAt: moment.now,
  })
}
