import { createHmac } from 'node:crypto'
import { deliver, type SignedPost } from './deliver.ts'
import { type Faults, faultQueue } from './faults.ts'
import { keptState } from './kept-state.ts'
import { type Heard, listenOnLoopback, type Said } from './loopback.ts'
import type { Movement } from './movement.ts'
import { errorShape, type Operation, operationOf, wrongWith } from './stripe/conform.ts'
import { type Endpoint, endpoints } from './stripe/endpoints.ts'
import { readForm } from './stripe/form.ts'
import { authenticateIntent, confirmIntent } from './stripe/intents.ts'
import { finishSetup } from './stripe/setups.ts'
import {
  found,
  freshState,
  newId,
  Refusal,
  type StripeEvent,
  type StripeState,
} from './stripe/state.ts'
import { addReader, finishReader, tapReader } from './stripe/terminal.ts'

/** A stand-in of Stripe, what it has noted, and what a patron does at hers. */
export type StripeStandIn = {
  url: string
  secretKey: string
  webhookSecret: string
  faults: Faults
  movements(): readonly Movement[]
  /** Answers of this stand-in that don’t have the shape Stripe publishes. A test expects none. */
  violations: readonly string[]
  /** Every request, as "POST /v1/…" with its parameters. */
  heard: readonly { operation: string; params: object; idempotencyKey: string | null }[]
  events(): readonly StripeEvent[]
  /** The event as Stripe would post it, with its signature. */
  signed(event: StripeEvent, at?: number): SignedPost
  /** Posts events to our webhook and gives the statuses of its answers. */
  deliver(url: string, events: readonly StripeEvent[]): Promise<number[]>
  confirmationToken(testCard: string): string
  /** She confirms a payment at her bank, or fails to. */
  authenticate(paymentIntent: string, ok: boolean): void
  authenticateSetup(clientSecret: string): void
  /** She pays with the wallet of her browser. When the card is refused the intent stays open, as at Stripe. */
  payInBrowser(paymentIntent: string, testCard: string): void
  addReader(label: string, online?: boolean, location?: string): string
  /** She holds a test card to the reader. A reader that doesn’t ask for a card takes none. */
  tapReader(readerId: string, testCard: string): void
  /** She presses the red key of the reader, or lets its time run out. */
  leaveReader(readerId: string): void
  close(): Promise<void>
}

/**
 * A stand-in of Stripe's API on 127.0.0.1 that remembers what it was asked, with a `file` also through its own end. It
 * moves no money, and notes what Stripe would have moved.
 */
export async function startStripeStandIn(
  options: { port?: number; file?: string } = {},
): Promise<StripeStandIn> {
  const secretKey = 'sk_test_standin0123456789'
  const webhookSecret = 'whsec_standin0123456789'
  const { state, keep } = keptState<StripeState>(freshState(), options.file)
  const faults = faultQueue()
  const violations: string[] = []
  const heard: { operation: string; params: object; idempotencyKey: string | null }[] = []

  const loopback = await listenOnLoopback({ answer, faultOf, trouble, port: options.port })

  return {
    url: loopback.url,
    secretKey,
    webhookSecret,
    faults,
    movements: () => state.movements,
    violations,
    heard,
    events: () => state.events,
    signed,
    deliver: (url, events) =>
      deliver(
        url,
        events.map((event) => signed(event)),
      ),
    confirmationToken: (card) => {
      const token = newId(state, 'ctoken')
      state.tokens[token] = { card, used: false }
      return token
    },
    authenticate: (id, ok) => changed(() => authenticateIntent(state, intentOf(id), ok)),
    authenticateSetup: (clientSecret) => {
      const [id = ''] = clientSecret.split('_secret_')
      changed(() => finishSetup(state, found(state.setups, id, 'setup_intent')))
    },
    payInBrowser: (id, card) =>
      changed(() => {
        try {
          confirmIntent(state, intentOf(id), { payment_method: card })
        } catch (refusal) {
          if (!(refusal instanceof Refusal)) throw refusal
        }
      }),
    addReader: (...reader) => addReader(state, ...reader).id,
    tapReader: (readerId, card) => changed(() => tapReader(state, readerId, card)),
    leaveReader: (readerId) =>
      changed(() => finishReader(state, found(state.readers, readerId, 'reader'), false)),
    close: loopback.close,
  }

  function signed(event: StripeEvent, at = Math.floor(Date.now() / 1000)): SignedPost {
    const body = JSON.stringify(event)
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': `t=${at},v1=${signature}`,
    }
    return { headers, body }
  }

  function intentOf(id: string) {
    return found(state.intents, id, 'payment_intent')
  }

  function changed(change: () => void): void {
    change()
    keep()
  }

  function faultOf({ method, path }: Heard) {
    return faults.take(`${method} ${path}`)
  }

  function trouble(status: number): Said {
    return status === 429
      ? sayRefusal(
          new Refusal(429, {
            type: 'invalid_request_error',
            code: 'rate_limit',
            message: 'Too many requests',
          }),
        )
      : say(status, { error: { type: 'api_error', message: 'Something went wrong at Stripe.' } })
  }

  function answer(request: Heard): Said {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      const message = 'Invalid API Key provided'
      return sayRefusal(new Refusal(401, { type: 'invalid_request_error', message }))
    }
    const operation = operationOf(request.method, request.path)
    const endpoint = operation && endpoints[operation.name]
    if (!operation || !endpoint) {
      const message = `Unrecognized request URL (${request.method}: ${request.path}).`
      return sayRefusal(new Refusal(404, { type: 'invalid_request_error', message }))
    }
    const key = request.headers['idempotency-key']
    const idempotencyKey = typeof key === 'string' && request.method === 'POST' ? key : null
    return onlyOnce(idempotencyKey, `${operation.name} ${request.path} ${request.body}`, () => {
      const params = readForm(request.method === 'GET' ? request.query : request.body)
      heard.push({ operation: operation.name, params: structuredClone(params), idempotencyKey })
      return carryOut(operation, endpoint, params)
    })
  }

  function carryOut(operation: Operation, endpoint: Endpoint, params: object): Said {
    try {
      const check = operation.name.startsWith('GET ') ? operation.query : operation.body
      const wrong = wrongWith(check, params)
      if (wrong) throw new Refusal(400, { type: 'invalid_request_error', ...wrong })
      const body = endpoint(state, params as never, operation.id)
      if (!operation.answer(body)) note(operation.name, operation.answer.errors)
      return say(200, body)
    } catch (refusal) {
      if (refusal instanceof Refusal) return sayRefusal(refusal)
      throw refusal
    } finally {
      keep()
    }
  }

  function sayRefusal({ status, error }: Refusal): Said {
    if (!errorShape({ error })) note(`error ${status}`, errorShape.errors)
    return say(status, { error })
  }

  function note(what: string, wrong: unknown): void {
    violations.push(`${what}: ${JSON.stringify(wrong)}`)
  }

  function say(status: number, body: object, headers: Record<string, string> = {}): Said {
    const sent = { 'request-id': newId(state, 'req'), 'stripe-version': '2026-10-28.endive' }
    return { status, headers: { ...sent, ...headers }, body: JSON.stringify(body) }
  }

  /**
   * A repeat with the same key and parameters gets the first answer again, also if that was a refusal; with other
   * parameters it is refused.
   */
  function onlyOnce(key: string | null, asked: string, act: () => Said): Said {
    if (!key) return act()
    const before = state.keys[key]
    if (!before) {
      const said = act()
      state.keys[key] = { asked, status: said.status, body: said.body }
      keep()
      return said
    }
    if (before.asked !== asked) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return sayRefusal(new Refusal(400, { type: 'idempotency_error', message }))
    }
    const headers = { 'idempotent-replayed': 'true', 'request-id': newId(state, 'req') }
    return { status: before.status, headers, body: before.body }
  }
}
