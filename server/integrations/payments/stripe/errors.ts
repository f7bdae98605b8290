import Stripe from 'stripe'
import { redact } from '../../redact.ts'
import {
  CardProcessorFailed,
  type Declined,
  declined,
  type Errored,
  errored,
  type Unknown,
} from '../card-processor.ts'

/**
 * What a failed call means for the money. A refused card, or an explicit refusal (4xx), proves that nothing was moved.
 * A lost connection, a 5xx, an unreadable answer, a conflict with another request (409), or an idempotency key used for
 * something else leave it unknown.
 */
export function failureOf(
  error: unknown,
  secrets: readonly string[],
): Declined | Errored | Unknown {
  const message = redact(error instanceof Error ? error.message : 'failed', secrets)
  if (!(error instanceof Stripe.errors.StripeError)) return { status: 'unknown', message }

  const code = error.decline_code ?? error.code ?? error.rawType ?? error.type
  const status = error.statusCode ?? 0
  if (error instanceof Stripe.errors.StripeCardError) return declined(code, message)
  if (error instanceof Stripe.errors.StripeIdempotencyError || status === 409) {
    return { status: 'unknown', message }
  }
  if (status >= 400 && status < 500) return errored(code, message)
  return { status: 'unknown', message }
}

/** For calls that give a plain value: throws a clean error, without the SDK's copy of request and answer. */
export async function orCleanError<T>(call: Promise<T>, secrets: readonly string[]): Promise<T> {
  try {
    return await call
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : 'bug'
    const message = error instanceof Error ? error.message : 'failed'
    throw new CardProcessorFailed(code, redact(message, secrets))
  }
}

/** Whether Stripe knows no such thing as was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}
