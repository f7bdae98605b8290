import { isOverTheCounter } from '@mikvah/rules/payments/methods.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { rowOf } from '../../db/insert-many.ts'
import { newId } from '../../ids.ts'
import { todayOf } from '../../nights/nights.ts'
import { lockAccount } from '../../people/store.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { judgeCharge, judgeFee } from '../ledger/judge-charge.ts'
import { type Paying, type PaymentBody, wrong } from '../ledger/payer.ts'
import { addPayments, type PaymentRow } from '../ledger/store.ts'
import { payments, type Split } from '../table.ts'
import { settleVisit } from './settle-visit.ts'

/**
 * Writes the ledger rows of what was paid over the counter, or of a fee, and gives them; nothing is charged. The act is
 * audited, and the visit settled that it is for. Refuses as `judgeCharge` or `judgeFee` does, and a fee without a
 * visit.
 */
export async function recordByHand(
  parts: Parts,
  ctx: RequestContext,
  paying: Paying,
  body: PaymentBody,
): Promise<PaymentRow[]> {
  const { method } = body
  if (method === 'Fee' && !paying.visit) throw wrong('reservationId', 'Required for a fee.')
  const rows = await parts.db.inTransaction(async (tx) => {
    const { visit, split, discountCents } = isOverTheCounter(method)
      ? await judgeCharge(tx, ctx, paying, { ...body, method })
      : await judgeFee(tx, ctx, paying, body)
    if (paying.owner) await lockAccount(tx, paying.owner.id)
    const written = await addPayments(
      tx,
      rowsByHand(ctx, { owner: paying.owner, visit }, body, split),
    )
    const ids = written.map(({ id }) => id)
    const cents = written.reduce((sum, row) => sum + row.cents, 0)
    await recordOutcome(tx, ctx.key, { payments: ids })
    await writeAudit(tx, ctx, {
      subject: visit?.id ?? paying.owner?.id ?? null,
      details: { method, cents, payments: ids },
    })
    if (visit) await settleVisit(tx, ctx, visit, discountCents)
    return written
  })
  return rows
}

type Whose = { owner: { id: string } | null; visit: { id: string } | null }

/** The ledger rows for what was paid over the counter, not written yet. */
export const rowsByHand = (
  ctx: RequestContext,
  { owner, visit }: Whose,
  body: Pick<PaymentBody, 'method' | 'note' | 'tipNote'>,
  split: Split,
): PaymentRow[] =>
  split.map(({ method, cents }) =>
    rowOf(payments, {
      id: newId(),
      userId: owner?.id ?? null,
      reservationId: visit?.id ?? null,
      method,
      status: 'Approved',
      cents,
      reference: method === body.method ? null : body.method,
      note: body.note || null,
      tipNote: method === 'Tip' ? body.tipNote || null : null,
      day: todayOf(ctx),
      at: ctx.now,
      by: ctx.by?.userId ?? null,
    }),
  )
