import { attach, behaviourOf, methodFrom, methodFromToken, refusalOf } from './methods.ts'
import {
  type CardError,
  type Charge,
  found,
  type Intent,
  invalid,
  type Method,
  newId,
  Refusal,
  type StripeState,
  seconds,
  tell,
} from './state.ts'

/** What a payment is made or confirmed with. */
export type IntentParams = {
  amount: number
  currency: string
  customer?: string
  description?: string
  metadata?: Record<string, string>
  payment_method?: string
  confirmation_token?: string
  payment_method_types?: string[]
  setup_future_usage?: 'off_session' | 'on_session'
  confirm?: boolean
  off_session?: boolean
  error_on_requires_action?: boolean
}

/** Makes a payment as Stripe does, and confirms it at once where that is asked; throws what Stripe would refuse. */
export function createIntent(state: StripeState, params: IntentParams): Intent {
  if (params.amount < 50) {
    throw invalid('amount_too_small', 'Amount must be at least $0.50 usd', 'amount')
  }
  if (params.customer) found(state.customers, params.customer, 'customer')
  const method = methodOf(state, params)
  if (method?.customer && method.customer !== params.customer) {
    throw invalid('resource_missing', 'The PaymentMethod belongs to another Customer.')
  }
  const id = newId(state, 'pi')
  const intent: Intent = {
    id,
    object: 'payment_intent',
    created: seconds(),
    livemode: false,
    amount: params.amount,
    amount_received: 0,
    currency: params.currency,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    client_secret: `${id}_secret_${state.made}`,
    customer: params.customer ?? null,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: params.metadata ?? {},
    next_action: null,
    payment_method: method?.id ?? null,
    payment_method_types: params.payment_method_types ?? ['card'],
    setup_future_usage: params.setup_future_usage ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  }
  state.intents[id] = intent
  if (params.confirm) confirmIntent(state, intent, params)
  return intent
}

function methodOf(state: StripeState, params: IntentParams): Method | null {
  if (params.confirmation_token) return methodFromToken(state, params.confirmation_token)
  return params.payment_method ? methodFrom(state, params.payment_method) : null
}

/**
 * Confirms a payment: charges the card, or has her bank asked first. Throws a refusal with 402 when the card is
 * refused; the intent then waits for another card.
 */
export function confirmIntent(
  state: StripeState,
  intent: Intent,
  how: Pick<IntentParams, 'off_session' | 'error_on_requires_action' | 'payment_method'>,
): void {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']
  if (!open.includes(intent.status)) {
    throw invalid('payment_intent_unexpected_state', `This intent is ${intent.status}.`)
  }
  const chosen = how.payment_method ?? intent.payment_method
  if (!chosen) throw invalid('parameter_missing', 'You cannot confirm without a payment method.')
  const method = methodFrom(state, chosen)
  intent.payment_method = method.id

  const refusal = refusalOf(method)
  if (refusal) refuse(state, intent, refusal)
  if (!behaviourOf(method).asksTheBank) {
    succeed(state, intent, method)
    return
  }
  if (how.off_session || how.error_on_requires_action) {
    const message = 'Your card was declined. This transaction requires authentication.'
    refuse(state, intent, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message,
      payment_method: method,
    })
  }
  intent.status = 'requires_action'
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  tell(state, 'payment_intent.requires_action', intent)
}

function refuse(state: StripeState, intent: Intent, error: CardError): never {
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.payment_method = null
  intent.last_payment_error = error
  tell(state, 'payment_intent.payment_failed', intent)
  throw new Refusal(402, { ...error, payment_intent: intent })
}

/** Charges the card in full, whatever its behaviour, and saves it to the customer where the payment was to. */
export function succeed(state: StripeState, intent: Intent, method: Method): void {
  const { brand, last4, exp_month, exp_year } = method.card
  const charge: Charge = {
    id: newId(state, 'ch'),
    object: 'charge',
    created: seconds(),
    livemode: false,
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: true,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: { brand, last4, exp_month, exp_year } },
    refunded: false,
    status: 'succeeded',
  }
  state.charges[charge.id] = charge
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  })
  if (intent.setup_future_usage && intent.customer) attach(method, intent.customer)
  state.movements.push({
    kind: 'charge',
    transactionId: intent.id,
    ours: intent.metadata.paymentId ?? '',
    amount: intent.amount,
  })
  tell(state, 'payment_intent.succeeded', intent)
}

/** She confirms a payment at her bank, or fails to. */
export function authenticateIntent(state: StripeState, intent: Intent, ok: boolean): void {
  if (intent.status !== 'requires_action') throw new Error(`${intent.id} is ${intent.status}`)
  const method = found(state.methods, intent.payment_method ?? '', 'PaymentMethod')
  if (ok) {
    succeed(state, intent, method)
    return
  }
  try {
    refuse(state, intent, {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method.',
      payment_method: method,
    })
  } catch (refusal) {
    // The refusal is the browser's to see.
    if (!(refusal instanceof Refusal)) throw refusal
  }
}

/** Cancels a payment that wasn't taken; throws for one that was, and for one that is cancelled already. */
export function cancelIntent(state: StripeState, intent: Intent): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
    throw invalid('payment_intent_unexpected_state', message)
  }
  intent.status = 'canceled'
  tell(state, 'payment_intent.canceled', intent)
  return intent
}
