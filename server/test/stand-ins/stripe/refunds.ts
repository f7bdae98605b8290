import { found, invalid, newId, type Refund, type StripeState, seconds, tell } from './state.ts'

export type RefundParams = {
  payment_intent?: string
  charge?: string
  amount?: number
  reason?: string
  metadata?: Record<string, string>
}

/**
 * Refunds at once: all that is left unless an amount is named; throws where that is more than is left, or nothing is.
 */
export function createRefund(state: StripeState, params: RefundParams): Refund {
  const intent = params.payment_intent
    ? found(state.intents, params.payment_intent, 'payment_intent')
    : null
  const charge = found(state.charges, intent?.latest_charge ?? params.charge ?? '', 'charge')
  const left = charge.amount - charge.amount_refunded
  const amount = params.amount ?? left
  if (left === 0) {
    throw invalid('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  }
  if (amount > left) {
    const message = `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`
    throw invalid('amount_too_large', message, 'amount')
  }
  const refund: Refund = {
    id: newId(state, 're'),
    object: 'refund',
    created: seconds(),
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    status: 'succeeded',
  }
  state.refunds[refund.id] = refund
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  state.movements.push({
    kind: 'refund',
    transactionId: refund.id,
    ours: refund.metadata.refundId ?? '',
    amount,
  })
  tell(state, 'charge.refunded', charge)
  tell(state, 'refund.updated', refund)
  return refund
}
