import { minutes } from '@mikvah/rules/time/ms.ts'
import type Stripe from 'stripe'
import {
  type CancelResult,
  type ChargeRequest,
  type ChargeResult,
  errored,
  type IntentRequest,
  type IntentResult,
  type LookupRequest,
  type NothingFound,
} from '../card-processor.ts'
import type { StripeParts } from './client.ts'
import { customerFor } from './customers.ts'
import { failureOf, isMissing } from './errors.ts'
import { resultOf, withCharge } from './intent.ts'

/** A call that timed out may still be on its way to Stripe: for so long "not there" proves nothing. */
const inFlightFor = minutes(2)
const longestAttempt = minutes(35)
/** Our clock may be wrong: looking through an hour too much costs little, missing a charge costs her the money. */
const clockSkew = minutes(60)

/**
 * Charges a card under the id of our payment as idempotency key. An intent that she has confirmed isn't charged: what
 * became of it is read, and it is canceled where the card was refused.
 */
export async function charge(parts: StripeParts, request: ChargeRequest): Promise<ChargeResult> {
  if (request.source.kind === 'intent') return confirmed(parts, request, request.source.id)
  try {
    const customer = await customerToCharge(parts, request)
    const intent = await parts.stripe.paymentIntents.create(
      {
        ...sharedParams(request, customer, 'server'),
        ...sourceParams(request),
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        confirm: true,
        // Where nobody is there to answer the bank, a question of the bank counts as a refusal.
        ...(request.present ? {} : { off_session: true, error_on_requires_action: true }),
        ...withCharge,
      },
      { idempotencyKey: request.paymentId },
    )
    return resultOf(intent)
  } catch (error) {
    return failureOf(error, parts.secrets)
  }
}

/** Makes the intent of a payment for a wallet or a reader; a repeat gives the same one. */
export async function createIntent(
  parts: StripeParts,
  request: IntentRequest,
): Promise<IntentResult> {
  try {
    const customer = await customerToCharge(parts, request)
    const intent = await parts.stripe.paymentIntents.create(
      {
        ...sharedParams(request, customer, request.terminal === 'byServer' ? 'server' : 'browser'),
        ...(request.terminal
          ? { payment_method_types: ['card_present'], capture_method: 'automatic' as const }
          : { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } }),
      },
      { idempotencyKey: `intent-${request.paymentId}` },
    )
    return {
      status: 'created',
      paymentIntent: intent.id,
      clientSecret: intent.client_secret ?? '',
      customerRef: customer,
    }
  } catch (error) {
    return failureOf(error, parts.secrets)
  }
}

/**
 * What became of a payment. One that isn't at Stripe is `unknown` for two minutes after it was opened, then `none`. The
 * intent of a refused one is canceled, unless it is confirmed in her browser, where she may try again: `pending`.
 */
export async function lookup(
  parts: StripeParts,
  request: LookupRequest,
): Promise<ChargeResult | NothingFound> {
  try {
    const intent = await findIntent(parts, request)
    if (intent) return await settled(parts, intent, { patronIsDone: false })
    if (parts.now() - request.openedAt > inFlightFor) return { status: 'none' }
    return { status: 'unknown', message: 'not at Stripe yet' }
  } catch (error) {
    // This call failed, which says nothing about the payment it was to confirm.
    return { status: 'unknown', message: failureOf(error, parts.secrets).message }
  }
}

/** Cancels an intent; where Stripe won't, gives what became of its payment. */
export async function cancelIntent(
  parts: StripeParts,
  request: LookupRequest & { paymentIntent: string },
): Promise<CancelResult> {
  try {
    await parts.stripe.paymentIntents.cancel(request.paymentIntent)
    return { status: 'canceled' }
  } catch (error) {
    const failure = failureOf(error, parts.secrets)
    if (failure.status !== 'error') return failure
    const found = await lookup(parts, request)
    if (found.status === 'error' && found.code === 'canceled') return { status: 'canceled' }
    return found.status === 'none' ? failure : found
  }
}

/** The patron has finished with the intent in her browser; what happened is asked of Stripe. */
async function confirmed(
  parts: StripeParts,
  request: ChargeRequest,
  id: string,
): Promise<ChargeResult> {
  try {
    const intent = await parts.stripe.paymentIntents.retrieve(id, withCharge)
    if (intent.metadata.paymentId !== request.paymentId) {
      return errored('intent_mismatch', `${id} isn't the intent of this payment`)
    }
    const asContext =
      intent.currency === request.currency.toLowerCase() && intent.amount === request.amount
    // It is our payment at another amount: a look-up has to tell what was really moved.
    if (!asContext) return { status: 'unknown', message: `${id} is over another amount` }
    return await settled(parts, intent, { patronIsDone: true })
  } catch (error) {
    const failure = failureOf(error, parts.secrets)
    // A failed look says nothing about the intent, unless there is no such intent.
    return isMissing(error) ? failure : { status: 'unknown', message: failure.message }
  }
}

/**
 * A refused intent could be tried again by whoever holds its secret. So it is canceled before the attempt is called
 * refused, lest money comes for a closed row. If canceling fails, the result is unknown.
 */
async function settled(
  parts: StripeParts,
  intent: Stripe.PaymentIntent,
  { patronIsDone }: { patronIsDone: boolean },
): Promise<ChargeResult> {
  const result = resultOf(intent)
  if (result.status !== 'declined') return result

  const maybeTryingAgain = intent.metadata.confirmedBy === 'browser' && !patronIsDone
  if (maybeTryingAgain) return { status: 'pending', paymentIntent: intent.id }
  await parts.stripe.paymentIntents.cancel(intent.id)
  return result
}

/**
 * Finds an intent by its id where that is known, else by our own id in the list of those minutes; Stripe's search
 * lags behind, its list doesn't.
 */
async function findIntent(
  { stripe }: StripeParts,
  { paymentId, paymentIntent, openedAt }: LookupRequest,
): Promise<Stripe.PaymentIntent | null> {
  if (paymentIntent) {
    try {
      return await stripe.paymentIntents.retrieve(paymentIntent, withCharge)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  const created = {
    gte: Math.floor((openedAt - clockSkew) / 1000),
    lte: Math.ceil((openedAt + longestAttempt) / 1000),
  }
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    if (intent.metadata.paymentId === paymentId) {
      return stripe.paymentIntents.retrieve(intent.id, withCharge)
    }
  }
  return null
}

async function customerToCharge(
  parts: StripeParts,
  { payer, save }: Pick<ChargeRequest, 'payer' | 'save'>,
): Promise<string | null> {
  if (payer && save) return customerFor(parts, payer)
  return payer?.customerRef ?? null
}

function sharedParams(
  request: ChargeRequest | IntentRequest,
  customer: string | null,
  confirmedBy: 'server' | 'browser',
) {
  return {
    amount: request.amount,
    currency: request.currency.toLowerCase(),
    description: request.description,
    metadata: {
      ...request.meta,
      paymentId: request.paymentId,
      confirmedBy,
      ...(request.payer ? { userId: request.payer.userId } : {}),
    },
    ...(customer ? { customer } : {}),
    ...(request.save && customer ? { setup_future_usage: 'off_session' as const } : {}),
  }
}

function sourceParams({ source }: ChargeRequest) {
  switch (source.kind) {
    case 'token':
      return source.token.startsWith('ctoken_')
        ? { confirmation_token: source.token }
        : { payment_method: source.token }
    case 'savedCard':
      return { payment_method: source.id }
    case 'intent':
      return {}
    default:
      throw new Error(`no such source: ${source satisfies never}`)
  }
}
