import { isOverTheCounter } from '@mikvah/rules/payments/methods.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { sourceOf } from '../cards/card-source.ts'
import { type PaymentBody, payingOf } from '../ledger/payer.ts'
import { type AttemptRow, paymentsByIds } from '../ledger/store.ts'
import { askCharge, type ChargeEnd } from './ask-charge.ts'
import { confirmIntent } from './confirm-intent.ts'
import { openPayment } from './open-payment.ts'
import { type PaymentAnswer, readPaid, readPayment } from './read-payment.ts'
import { recordByHand } from './record-by-hand.ts'
import { outcomeOf, repeatCharge } from './repeat-charge.ts'

/**
 * Takes a payment: records what was paid over the counter, goes on with an intent that she confirmed, or charges a
 * card. The attempt is written first, the processor is called with no transaction open, and its answer closes the
 * attempt. A repeat under the same idempotency key charges nothing twice, and one that asks for the outcome charges
 * nothing. Refuses as `payingOf` and `judgeCharge`, and a charge that failed.
 */
export async function makePayment(
  parts: Parts,
  ctx: RequestContext,
  body: PaymentBody,
): Promise<PaymentAnswer> {
  if (isByHand(body.method) && !body.paymentIntent) {
    const rows = await writtenByHand(parts, ctx, body)
    return readPaid(parts, ctx, rows, rows[0]?.reservationId ?? null)
  }
  const { made, asksOutcome } = ctx.key ?? {}
  if (asksOutcome) return readPayment(parts, ctx, await outcomeOf(parts, ctx, body))
  const before =
    made?.attempt &&
    (await repeatCharge(parts, ctx, made.attempt, (attempt) => charge(parts, ctx, body, attempt)))
  return readPayment(parts, ctx, before || (await charge(parts, ctx, body)))
}

/** Whether it is recorded only, and no money moved by the program. */
const isByHand = (method: PaymentBody['method']) => isOverTheCounter(method) || method === 'Fee'

async function writtenByHand(parts: Parts, ctx: RequestContext, body: PaymentBody) {
  const made = ctx.key?.made?.payments
  if (made) return paymentsByIds(parts.db.orm, made)
  if (ctx.key?.asksOutcome) throw new Refused('payment-not-begun')
  const paying = await payingOf(parts, ctx, body)
  // A kiosk can't record money by hand: its reader charges by an intent.
  if (paying.as === 'kiosk') throw new Refused('staff-only-method')
  return recordByHand(parts, ctx, paying, body)
}

/** Charges a card for an attempt that is open, or for a new one. */
async function charge(
  parts: Parts,
  ctx: RequestContext,
  body: PaymentBody,
  opened: AttemptRow | null = null,
): Promise<ChargeEnd> {
  const confirms = Boolean(body.paymentIntent) || opened !== null
  const paying = await payingOf(parts, ctx, body, { confirms })
  if (body.paymentIntent) {
    return confirmIntent(parts, ctx, paying, { ...body, intent: body.paymentIntent })
  }
  const source = await sourceOf(parts, ctx, paying, body)
  const attempt = opened ?? (await openPayment(parts, ctx, paying, body))
  return askCharge(parts, ctx, attempt, { owner: paying.owner, source })
}
