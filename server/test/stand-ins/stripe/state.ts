import type { Movement } from '../movement.ts'

/** What Stripe remembers, in the shapes it answers with. */
export type StripeState = {
  made: number
  customers: Record<string, Customer>
  methods: Record<string, Method>
  intents: Record<string, Intent>
  setups: Record<string, Setup>
  charges: Record<string, Charge>
  refunds: Record<string, Refund>
  readers: Record<string, Reader>
  /** Confirmation tokens by id, with the test card behind each. Each is good once. */
  tokens: Record<string, { card: string; used: boolean }>
  keys: Record<string, { asked: string; status: number; body: string }>
  events: StripeEvent[]
  movements: Movement[]
}

type Metadata = Record<string, string>

export type Customer = {
  id: string
  object: 'customer'
  created: number
  livemode: false
  phone: string | null
  metadata: Metadata
}

export type Method = {
  id: string
  object: 'payment_method'
  type: 'card' | 'card_present'
  created: number
  livemode: false
  customer: string | null
  metadata: Metadata
  billing_details: { address: null; email: null; name: null; phone: null }
  card: { brand: string; last4: string; exp_month: number; exp_year: number; funding: 'credit' }
}

export type CardError = {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
  payment_method?: Method
}

export type Intent = {
  id: string
  object: 'payment_intent'
  created: number
  livemode: false
  amount: number
  amount_received: number
  currency: string
  capture_method: 'automatic'
  confirmation_method: 'automatic'
  client_secret: string
  customer: string | null
  description: string | null
  last_payment_error: CardError | null
  latest_charge: string | null
  metadata: Metadata
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: object } | null
  payment_method: string | null
  payment_method_types: string[]
  setup_future_usage: 'off_session' | 'on_session' | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
}

export type Setup = {
  id: string
  object: 'setup_intent'
  created: number
  livemode: false
  client_secret: string
  customer: string | null
  last_setup_error: CardError | null
  metadata: Metadata
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: object } | null
  payment_method: string | null
  payment_method_types: string[]
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  usage: string
}

export type Charge = {
  id: string
  object: 'charge'
  created: number
  livemode: false
  amount: number
  amount_captured: number
  amount_refunded: number
  billing_details: Method['billing_details']
  captured: true
  currency: string
  customer: string | null
  disputed: false
  metadata: Metadata
  paid: true
  payment_intent: string
  payment_method: string
  payment_method_details: {
    type: 'card'
    card: Pick<Method['card'], 'brand' | 'last4' | 'exp_month' | 'exp_year'>
  }
  refunded: boolean
  status: 'succeeded'
}

export type Refund = {
  id: string
  object: 'refund'
  created: number
  amount: number
  charge: string
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded' | 'pending' | 'failed'
}

export type Reader = {
  id: string
  object: 'terminal.reader'
  device_type: 'simulated_wisepos_e'
  label: string
  livemode: false
  location: string | null
  metadata: Metadata
  serial_number: string
  status: 'online' | 'offline'
  action: null | {
    type: 'process_payment_intent'
    status: 'in_progress' | 'succeeded' | 'failed'
    failure_code: string | null
    failure_message: string | null
    process_payment_intent: { payment_intent: string }
  }
}

export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

export const freshState = (): StripeState => ({
  made: 0,
  customers: {},
  methods: {},
  intents: {},
  setups: {},
  charges: {},
  refunds: {},
  readers: {},
  tokens: {},
  keys: {},
  events: [],
  movements: [],
})

/** An id that no other thing of this state has, beginning with this prefix. */
export function newId(state: StripeState, prefix: string): string {
  state.made += 1
  return `${prefix}_${String(state.made).padStart(14, '0')}`
}

export const seconds = () => Math.floor(Date.now() / 1000)

/** Notes an event about something as it stands, for a test to deliver. */
export function tell(state: StripeState, type: string, about: object): void {
  const id = newId(state, 'evt')
  const copy = structuredClone(about)
  state.events.push({ id, object: 'event', type, created: seconds(), data: { object: copy } })
}

/** Thrown to answer with an error, in Stripe’s shape. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Record<string, unknown>

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.message))
    this.status = status
    this.error = error
  }
}

/** The refusal (400) of a request that Stripe can't carry out. */
export const invalid = (code: string, message: string, param?: string) =>
  new Refusal(400, { type: 'invalid_request_error', code, message, ...(param ? { param } : {}) })

/** The thing with this id; throws the refusal (404) that Stripe answers with where there is none. */
export function found<T>(things: Record<string, T>, id: string, what: string): T {
  const thing = things[id]
  if (thing) return thing
  const message = `No such ${what}: '${id}'`
  throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message })
}
