import type { Ms } from '@mikvah/rules/time/ms.ts'
import Stripe from 'stripe'

export type StripeOptions = {
  secretKey: string
  publicKey: string
  webhookSecret: string
  requiresCvv: boolean
  requiresCardholderId: boolean
  /** The address of Stripe's API; tests point it at loopback. */
  baseUrl?: string
  /** The time limit of one try; the SDK tries twice, under one idempotency key. */
  timeoutMs?: Ms
  now?: () => Ms
}

export type StripeParts = { stripe: Stripe; secrets: readonly string[]; now: () => Ms }

/** What all calls to Stripe share: its client, the secrets to black out, and the clock. It asks nothing yet. */
export function connectStripe(options: StripeOptions): StripeParts {
  const base = new URL(options.baseUrl ?? 'https://api.stripe.com')
  const secure = base.protocol === 'https:'
  const stripe = new Stripe(options.secretKey, {
    host: base.hostname,
    port: base.port || (secure ? 443 : 80),
    protocol: secure ? 'https' : 'http',
    maxNetworkRetries: 1,
    timeout: options.timeoutMs ?? 20_000,
    telemetry: false,
    appInfo: { name: 'mikvah' },
  })
  return {
    stripe,
    secrets: [options.secretKey, options.webhookSecret],
    now: options.now ?? (() => Date.now()),
  }
}
