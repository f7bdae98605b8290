import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { makePayment as makePaymentCall } from '@mikvah/contract/payments.ts'
import type { FastifyReply } from 'fastify'
import type { Asked } from '../http/asked.ts'
import type { Parts } from '../parts.ts'
import { askCharge } from './ask-charge.ts'
import { sourceOf } from './card-source.ts'
import { confirmIntent } from './confirm-intent.ts'
import { openPayment } from './open-payment.ts'
import { type PaymentBody, payingOf } from './payer.ts'
import { recordByHand } from './record-by-hand.ts'
import { tellEnd, tellPaid } from './tell-payment.ts'

export type PaymentAnswer = ResultOf<typeof makePaymentCall>

/**
 * Takes a payment: records what was paid over the counter, goes on with an intent she confirmed, or charges a card
 * once. The row is written first, the processor is asked with no transaction open, its answer closes the row.
 */
export async function makePayment(
  parts: Parts,
  asked: Asked,
  body: PaymentBody,
  reply: FastifyReply,
): Promise<PaymentAnswer> {
  const paying = await payingOf(parts, asked, body, { confirms: Boolean(body.paymentIntent) })
  if (body.paymentIntent) {
    const end = await confirmIntent(parts, asked, paying, { ...body, intent: body.paymentIntent })
    return tellEnd(parts, asked, end, reply)
  }
  if (byHand.includes(body.method)) {
    const rows = await recordByHand(parts, asked, paying, body)
    return tellPaid(parts, asked, rows, paying.visit?.id ?? null)
  }
  const source = await sourceOf(parts, asked, paying, body)
  const attempt = await openPayment(parts, asked, paying, body)
  const end = await askCharge(parts, asked, attempt, { owner: paying.owner, source })
  return tellEnd(parts, asked, end, reply)
}

/** Recorded, not moved. */
const byHand: readonly PaymentBody['method'][] = ['Cash', 'Check', 'Terminal', 'Fee']
