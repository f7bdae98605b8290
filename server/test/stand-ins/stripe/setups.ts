import { attach, behaviourOf, methodFrom, methodFromToken, refusalOf } from './methods.ts'
import { found, newId, Refusal, type Setup, type StripeState, seconds, tell } from './state.ts'

export type SetupParams = {
  customer?: string
  payment_method?: string
  confirmation_token?: string
  confirm?: boolean
  usage?: string
  metadata?: Record<string, string>
}

/**
 * Makes the saving of a card as Stripe does, and confirms it at once where that is asked; throws what Stripe would
 * refuse.
 */
export function createSetup(state: StripeState, params: SetupParams): Setup {
  if (params.customer) found(state.customers, params.customer, 'customer')
  const id = newId(state, 'seti')
  const setup: Setup = {
    id,
    object: 'setup_intent',
    created: seconds(),
    livemode: false,
    client_secret: `${id}_secret_${state.made}`,
    customer: params.customer ?? null,
    last_setup_error: null,
    metadata: params.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  }
  state.setups[id] = setup
  if (params.confirm) confirmSetup(state, setup, params)
  return setup
}

function confirmSetup(state: StripeState, setup: Setup, params: SetupParams): void {
  const method = params.confirmation_token
    ? methodFromToken(state, params.confirmation_token)
    : methodFrom(state, params.payment_method ?? '')
  const refusal = behaviourOf(method).refusedWhenSaved ? refusalOf(method) : null
  if (refusal) {
    setup.last_setup_error = refusal
    throw new Refusal(402, { ...refusal, setup_intent: setup })
  }
  setup.payment_method = method.id
  if (behaviourOf(method).asksTheBank) {
    setup.status = 'requires_action'
    setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
    return
  }
  finishSetup(state, setup)
}

/** Saves the card: she has confirmed it at her bank, or no bank asks. */
export function finishSetup(state: StripeState, setup: Setup): void {
  const method = found(state.methods, setup.payment_method ?? '', 'PaymentMethod')
  if (setup.customer) attach(method, setup.customer)
  setup.status = 'succeeded'
  setup.next_action = null
  tell(state, 'setup_intent.succeeded', setup)
}
