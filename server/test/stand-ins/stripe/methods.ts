import { type TestCard, testCards } from './cards.ts'
import {
  type CardError,
  found,
  invalid,
  type Method,
  newId,
  type StripeState,
  seconds,
} from './state.ts'

/**
 * The payment method with this id; throws the refusal (404) where there is none. The name of a test card makes a new
 * one each time, as at Stripe.
 */
export function methodFrom(state: StripeState, id: string): Method {
  const card = testCards[id]
  if (!card) return found(state.methods, id, 'PaymentMethod')
  const method: Method = {
    id: newId(state, 'pm'),
    object: 'payment_method',
    type: 'card',
    created: seconds(),
    livemode: false,
    customer: null,
    metadata: { testCard: id },
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: card.brand,
      last4: card.last4,
      exp_month: 12,
      exp_year: 2031,
      funding: 'credit',
    },
  }
  state.methods[method.id] = method
  return method
}

/** A new payment method from a confirmation token, which this uses up; throws where it was used before. */
export function methodFromToken(state: StripeState, token: string): Method {
  const kept = found(state.tokens, token, 'confirmation token')
  if (kept.used) throw invalid('confirmation_token_already_used', `${token} was already used.`)
  kept.used = true
  return methodFrom(state, kept.card)
}

/** The test card that a payment method was made from. */
export function behaviourOf(method: Method): TestCard {
  const card = testCards[method.metadata.testCard ?? '']
  if (!card) throw new Error(`no behaviour for ${method.id}`)
  return card
}

/** What Stripe says when the card is charged; null where it takes the charge, if need be after the bank is asked. */
export function refusalOf(method: Method): CardError | null {
  const { refusal } = behaviourOf(method)
  if (!refusal) return null
  const { code, declineCode, message } = refusal
  const why = declineCode ? { decline_code: declineCode } : {}
  return { type: 'card_error', code, ...why, message, payment_method: method }
}

/** Takes the method from its customer, for good. */
export function detach(method: Method): void {
  method.customer = null
  method.metadata.detached = 'yes'
}

/** Attaches the method to a customer. One that was detached can never be attached again. */
export function attach(method: Method, customer: string): void {
  if (method.customer === customer) return
  if (method.customer) throw invalid('payment_method_unexpected_state', 'It belongs to another.')
  if (method.metadata.detached) {
    const message = 'This PaymentMethod was previously used and detached; it may not be used again.'
    throw invalid('payment_method_unexpected_state', message)
  }
  method.customer = customer
}
