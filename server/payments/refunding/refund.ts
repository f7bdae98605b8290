import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { refundPayment as refundPaymentCall } from '@mikvah/contract/payments.ts'
import type { PaymentFacts } from '@mikvah/rules/payments/methods.ts'
import { judgeDeskRefund } from '@mikvah/rules/payments/refundable.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { todayOf } from '../../nights/nights.ts'
import { lockAnyAccount } from '../../people/store.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockReservation } from '../../reservations/store.ts'
import { givenByDesk } from '../ledger/by-the-desk.ts'
import {
  type AttemptRow,
  addPayments,
  attemptById,
  type PaymentRow,
  paymentsByIds,
  paymentsOfAttempt,
  refundRowsOf,
  refundsOf,
} from '../ledger/store.ts'
import { paymentView } from '../ledger/view.ts'
import { payments } from '../table.ts'
import { askRefund } from './ask-refund.ts'
import { openRefund } from './begin-refunds.ts'

type Wanted = BodyOf<typeof refundPaymentCall>

/**
 * The desk gives a payment back: to the same card, or from the drawer when it was cash or a check. Every one is
 * audited (rules 6).
 */
export async function refundPayment(parts: Parts, ctx: SignedInContext, body: Wanted) {
  const begun =
    (await begunBefore(parts, ctx)) ??
    (await parts.db.inTransaction(async (tx) => {
      const fresh = await begin(tx, ctx, body)
      const made = 'row' in fresh ? { payments: [fresh.row.id] } : { attempt: fresh.refund.id }
      await recordOutcome(tx, ctx.key, made)
      return fresh
    }))
  if ('row' in begun) return paymentView(begun.row, ctx)

  await askRefund(parts, { attemptId: begun.refund.id }).catch((error) =>
    parts.log.warn({ err: error }, 'a refund is left to the outbox'),
  )
  const ended = await attemptById(parts.db.orm, begun.refund.id)
  if (ended?.state === 'open') throw new Refused('refund-open')
  const [row] = await paymentsOfAttempt(parts.db.orm, begun.refund.id)
  if (ended?.state !== 'approved' || !row) throw new Refused('refund-failed')
  return paymentView(row, ctx)
}

type Begun = { row: PaymentRow } | { refund: AttemptRow }

/** What an earlier try of the same call has begun: it is gone on with, never begun again. */
async function begunBefore({ db }: Parts, { key }: SignedInContext): Promise<Begun | null> {
  const { attempt, payments: written = [] } = key?.made ?? {}
  const refund = attempt ? await attemptById(db.orm, attempt) : null
  if (refund) return { refund }
  const [row] = await paymentsByIds(db.orm, written)
  return row ? { row } : null
}

async function begin(
  tx: Tx,
  ctx: SignedInContext,
  { paymentId, amt, note }: Wanted,
): Promise<Begun> {
  const payment = await lockPaid(tx, paymentId)
  const charge = payment.attemptId ? await attemptById(tx, payment.attemptId) : null
  const cents = centsOf(amt)
  const byAdmin = holds(ctx.by.roles, 'Admin')
  const refunds = await refundsOfRow(tx, payment, charge)
  const deskCents = await givenByDesk(tx, payment, todayOf(ctx))
  const wanted = { cents, deskCents, note, byAdmin }
  const verdict = judgeDeskRefund(payment, refunds, wanted, ctx.content.values)
  if (!verdict.allowed) throw new Refused(verdict.because)
  await writeAudit(tx, ctx, { subject: paymentId, details: { cents } })

  // What was taken on a terminal of its own was never ours to send back.
  if (verdict.moves === 'by-hand' || !charge) {
    return { row: await giveByHand(tx, ctx, payment, { cents, note }) }
  }
  const refund = await openRefund(tx, ctx, charge, {
    cents,
    note,
    paymentId,
    by: ctx.by.userId,
  })
  return { refund }
}

/** A row of the ledger under the locks of its visit, as all who open refunds of that hold it, and of its account. */
async function lockPaid(tx: Tx, paymentId: string): Promise<PaymentRow> {
  const [seen] = await paymentsByIds(tx, [paymentId])
  if (seen?.reservationId) await lockReservation(tx, seen.reservationId)
  if (seen?.userId) await lockAnyAccount(tx, seen.userId)
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment) throw new Refused('not-found')
  // An edit was quicker, or a request of a kallah: it belongs to another visit by now.
  return payment.reservationId === seen?.reservationId ? payment : lockPaid(tx, paymentId)
}

/** Earlier refunds of this row, those on their way included. */
async function refundsOfRow(
  tx: Tx,
  { id }: PaymentRow,
  charge: AttemptRow | null,
): Promise<PaymentFacts[]> {
  // In this order: a refund that ends between the two reads is counted twice, never not at all.
  const all = charge ? await refundsOf(tx, charge.id) : []
  const given = await refundRowsOf(tx, id)
  const onTheirWay = all
    .filter(({ state, facts }) => state === 'open' && facts.paymentId === id)
    .map(({ cents }) => ({ method: 'CreditRefund' as const, status: 'Open' as const, cents }))
  return [...given, ...onTheirWay]
}

async function giveByHand(
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
