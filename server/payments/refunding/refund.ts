import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { refundPayment as refundPaymentCall } from '@mikvah/contract/payments.ts'
import { judgeDeskRefund } from '@mikvah/rules/payments/refundable.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { givenByDesk } from '../ledger/by-the-desk.ts'
import {
  type AttemptRow,
  attemptById,
  type PaymentRow,
  paymentsByIds,
  paymentsOfAttempt,
} from '../ledger/store.ts'
import { paymentView } from '../ledger/view.ts'
import { askRefund } from './ask-refund.ts'
import { giveByHand } from './give-by-hand.ts'
import { lockPaid, refundsOfRow } from './lock-paid.ts'
import { openRefund } from './open-refund.ts'

type Wanted = BodyOf<typeof refundPaymentCall>

/**
 * The desk gives a payment back, wholly or in part: to the same card, or by hand where the program charged none. Gives
 * the ledger row of the refund. Each is audited. Refuses with `refund-failed` where the processor won't, and with
 * `refund-open` while it hasn't answered; that refund is left to the outbox.
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

/** What an earlier try of this call has begun: it is gone on with, never begun again. */
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

  // What was charged on a terminal apart from the program can't be sent back by it.
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
