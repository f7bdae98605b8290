import { cancelIntent, confirmIntent, createIntent, type IntentParams } from './intents.ts'
import { detach, methodFrom } from './methods.ts'
import { createRefund, type RefundParams } from './refunds.ts'
import { createSetup, type SetupParams } from './setups.ts'
import { type Customer, found, type Intent, newId, type StripeState, seconds } from './state.ts'
import { startReader, stopReader } from './terminal.ts'

/**
 * Carries a call out on what Stripe remembers and gives the body of the answer; throws a `Refusal`. Its parameters were
 * checked against the published shape before.
 */
export type Endpoint = (state: StripeState, params: never, id: string) => object

export const endpoints: Readonly<Record<string, Endpoint>> = {
  'POST /v1/customers': (state, params: Partial<Customer>) => {
    const customer: Customer = {
      id: newId(state, 'cus'),
      object: 'customer',
      created: seconds(),
      livemode: false,
      phone: params.phone ?? null,
      metadata: params.metadata ?? {},
    }
    state.customers[customer.id] = customer
    return customer
  },
  'GET /v1/customers/{customer}': (state, _, id) => found(state.customers, id, 'customer'),
  'DELETE /v1/customers/{customer}': (state, _, id) => {
    const { object } = found(state.customers, id, 'customer')
    delete state.customers[id]
    for (const method of Object.values(state.methods)) if (method.customer === id) detach(method)
    return { id, object, deleted: true }
  },
  'GET /v1/customers/{customer}/payment_methods': (state, _, id) => {
    found(state.customers, id, 'customer')
    const methods = Object.values(state.methods).filter(({ customer }) => customer === id)
    return listOf(methods, `/v1/customers/${id}/payment_methods`)
  },
  'GET /v1/payment_methods/{payment_method}': (state, _, id) => methodFrom(state, id),
  'POST /v1/payment_methods/{payment_method}/detach': (state, _, id) => {
    const method = methodFrom(state, id)
    detach(method)
    return method
  },
  'POST /v1/payment_intents': (state, params: IntentParams & Expanding) =>
    expanded(state, createIntent(state, params), params),
  'GET /v1/payment_intents': (state, { created, customer }: IntentQuery) => {
    const intents = Object.values(state.intents)
      .filter((intent) => !customer || intent.customer === customer)
      .filter((intent) => intent.created >= (created?.gte ?? 0))
      .filter((intent) => intent.created <= (created?.lte ?? Infinity))
      .reverse()
    return listOf(intents, '/v1/payment_intents')
  },
  'GET /v1/payment_intents/{intent}': (state, params: Expanding, id) =>
    expanded(state, found(state.intents, id, 'payment_intent'), params),
  'POST /v1/payment_intents/{intent}/confirm': (state, params: IntentParams & Expanding, id) => {
    const intent = found(state.intents, id, 'payment_intent')
    confirmIntent(state, intent, params)
    return expanded(state, intent, params)
  },
  'POST /v1/payment_intents/{intent}/cancel': (state, _, id) =>
    cancelIntent(state, found(state.intents, id, 'payment_intent')),
  'POST /v1/setup_intents': (state, params: SetupParams & Expanding) => {
    const setup = createSetup(state, params)
    const whole = params.expand?.includes('payment_method')
    return whole ? { ...setup, payment_method: state.methods[setup.payment_method ?? ''] } : setup
  },
  'POST /v1/refunds': (state, params: RefundParams) => createRefund(state, params),
  'GET /v1/refunds': (state, params: { payment_intent?: string; charge?: string }) => {
    const refunds = Object.values(state.refunds)
      .filter((refund) => !params.payment_intent || refund.payment_intent === params.payment_intent)
      .filter((refund) => !params.charge || refund.charge === params.charge)
    return listOf(refunds, '/v1/refunds')
  },
  'POST /v1/terminal/connection_tokens': (state) => ({
    object: 'terminal.connection_token',
    secret: newId(state, 'pst_test'),
  }),
  'GET /v1/terminal/readers': (state, { location }: { location?: string }) => {
    const readers = Object.values(state.readers)
    const there = readers.filter((reader) => !location || reader.location === location)
    return listOf(there, '/v1/terminal/readers')
  },
  'GET /v1/terminal/readers/{reader}': (state, _, id) => found(state.readers, id, 'reader'),
  'POST /v1/terminal/readers/{reader}/process_payment_intent': (
    state,
    params: { payment_intent: string },
    id,
  ) => startReader(state, id, params.payment_intent),
  'POST /v1/terminal/readers/{reader}/cancel_action': (state, _, id) => stopReader(state, id),
}

type Expanding = { expand?: string[] }
type IntentQuery = { created?: { gte?: number; lte?: number }; customer?: string }

function expanded(state: StripeState, intent: Intent, { expand = [] }: Expanding): object {
  if (!expand.includes('latest_charge') || !intent.latest_charge) return intent
  return { ...intent, latest_charge: state.charges[intent.latest_charge] }
}

const listOf = (data: readonly object[], url: string) => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
