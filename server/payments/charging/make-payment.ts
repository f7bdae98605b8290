import type { Asked } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { sourceOf } from '../cards/card-source.ts'
import { type PaymentBody, payingOf } from '../ledger/payer.ts'
import { type AttemptRow, paymentsByIds } from '../ledger/store.ts'
import { askCharge, type ChargeEnd } from './ask-charge.ts'
import { confirmIntent } from './confirm-intent.ts'
import { openPayment } from './open-payment.ts'
import { recordByHand } from './record-by-hand.ts'
import { outcomeOf, repeatCharge } from './repeat-charge.ts'
import { type PaymentAnswer, tellPaid, tellPayment } from './tell-payment.ts'

/**
 * Takes a payment: records what was paid over the counter, goes on with an intent she confirmed, or charges a card
 * once. The row is written first, the processor is asked with no transaction open, its answer closes the row.
 */
export async function makePayment(
  parts: Parts,
  asked: Asked,
  body: PaymentBody,
): Promise<PaymentAnswer> {
  if (byHand.includes(body.method) && !body.paymentIntent) {
    const rows = await writtenByHand(parts, asked, body)
    return tellPaid(parts, asked, rows, rows[0]?.reservationId ?? null)
  }
  const { made, asksOutcome } = asked.key ?? {}
  if (asksOutcome) return tellPayment(parts, asked, await outcomeOf(parts, asked, body))
  const before =
    made?.attempt &&
    (await repeatCharge(parts, asked, made.attempt, (attempt) =>
      charge(parts, asked, body, attempt),
    ))
  return tellPayment(parts, asked, before || (await charge(parts, asked, body)))
}

/** Recorded, not moved. */
const byHand: readonly PaymentBody['method'][] = ['Cash', 'Check', 'Terminal', 'Fee']

async function writtenByHand(parts: Parts, asked: Asked, body: PaymentBody) {
  const made = asked.key?.made?.payments
  if (made) return paymentsByIds(parts.db.orm, made)
  if (asked.key?.asksOutcome) throw new Refused('payment-not-begun')
  const paying = await payingOf(parts, asked, body)
  // A kiosk's word for it is no money: its reader says so by the intent.
  if (paying.as === 'kiosk') throw new Refused('staff-only-method')
  return recordByHand(parts, asked, paying, body)
}

/** Charges a card for an attempt that was opened before, or for a new one. */
async function charge(
  parts: Parts,
  asked: Asked,
  body: PaymentBody,
  opened: AttemptRow | null = null,
): Promise<ChargeEnd> {
  const confirms = Boolean(body.paymentIntent) || opened !== null
  const paying = await payingOf(parts, asked, body, { confirms })
  if (body.paymentIntent) {
    return confirmIntent(parts, asked, paying, { ...body, intent: body.paymentIntent })
  }
  const source = await sourceOf(parts, asked, paying, body)
  const attempt = opened ?? (await openPayment(parts, asked, paying, body))
  return askCharge(parts, asked, attempt, { owner: paying.owner, source })
}
