import { loadStripe } from '@stripe/stripe-js/pure'

let loading: { key: string; stripe: ReturnType<typeof loadStripe> } | null = null

/** Stripe's own script, once for each public key, and only when a card is to be typed or confirmed. */
export function stripeOf(publicKey: string) {
  if (loading?.key !== publicKey) loading = { key: publicKey, stripe: loadStripe(publicKey) }
  return loading.stripe
}
