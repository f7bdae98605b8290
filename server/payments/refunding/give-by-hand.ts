import type { Tx } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import { addPayments, type PaymentRow } from '../ledger/store.ts'

/** Writes the ledger row of money that the desk gives back itself, in cash for example; the program moves none. */
export async function giveByHand(
  tx: Tx,
  ctx: SignedInContext,
  payment: PaymentRow,
  { cents, note }: { cents: number; note: string },
): Promise<PaymentRow> {
  const [row] = await addPayments(tx, [
    {
      id: newId(),
      userId: payment.userId,
      reservationId: payment.reservationId,
      method: 'CreditRefund',
      status: 'Approved',
      cents,
      reference: payment.method,
      note,
      refundOf: payment.id,
      day: todayOf(ctx),
      at: ctx.now,
      by: ctx.by.userId,
    },
  ])
  if (!row) throw new Error('The refund was not written.')
  return row
}
