import { minutes } from '@mikvah/rules/time/ms.ts'
import type Stripe from 'stripe'
import {
  declined,
  type NothingFound,
  type RefundLookupRequest,
  type RefundRequest,
  type RefundResult,
} from '../card-processor.ts'
import type { StripeParts } from './client.ts'
import { failureOf } from './errors.ts'

const inFlightFor = minutes(2)

/** Refunds a charge or a part of it, under the id of our refund as idempotency key. */
export async function refund(parts: StripeParts, request: RefundRequest): Promise<RefundResult> {
  try {
    const made = await parts.stripe.refunds.create(
      {
        ...chargeRef(request.transactionId),
        amount: request.amount,
        reason: 'requested_by_customer',
        metadata: { refundId: request.refundId },
      },
      { idempotencyKey: request.refundId },
    )
    return resultOf(made)
  } catch (error) {
    const failure = failureOf(error, parts.secrets)
    const tooMuch =
      failure.status === 'error' &&
      (failure.code === 'charge_already_refunded' || /greater than/.test(failure.message))
    return tooMuch ? declined('over_refund', failure.message) : failure
  }
}

/**
 * What became of a refund. One that isn't at Stripe is `unknown` for two minutes after it was asked for, then `none`.
 */
export async function lookupRefund(
  parts: StripeParts,
  { refundId, transactionId, requestedAt }: RefundLookupRequest,
): Promise<RefundResult | NothingFound> {
  try {
    const refunds = parts.stripe.refunds.list({ ...chargeRef(transactionId), limit: 100 })
    for await (const made of refunds) {
      if (made.metadata?.refundId === refundId) return resultOf(made)
    }
    if (parts.now() - requestedAt > inFlightFor) return { status: 'none' }
    return { status: 'unknown', message: 'not at Stripe yet' }
  } catch (error) {
    return { status: 'unknown', message: failureOf(error, parts.secrets).message }
  }
}

/** What a refund refers to: payments from an older system are known by their charge. */
function chargeRef(transactionId: string) {
  return transactionId.startsWith('ch_')
    ? { charge: transactionId }
    : { payment_intent: transactionId }
}

function resultOf(made: Stripe.Refund): RefundResult {
  const moved = { refundTransactionId: made.id, amount: made.amount }
  switch (made.status) {
    case 'succeeded':
      return { status: 'approved', ...moved }
    case 'pending':
    case 'requires_action':
      return { status: 'pending', ...moved }
    default:
      return declined(made.failure_reason ?? made.status ?? 'failed', 'The refund failed.')
  }
}
