import { loadStripe } from '@stripe/stripe-js/pure'
import { useMemo } from 'react'

let loading: { key: string; stripe: ReturnType<typeof loadStripe> } | null = null

/**
 * Stripe's own script, once for each public key, and only when a card is to be typed or confirmed. Where it doesn't
 * come that is logged (spec, patron 8), and the next form asks for it anew.
 */
export function stripeOf(publicKey: string) {
  if (loading?.key !== publicKey) {
    const stripe = loadStripe(publicKey).catch((cause: unknown) => {
      console.error(cause)
      loading = null
      return null
    })
    loading = { key: publicKey, stripe }
  }
  return loading.stripe
}

/** The same one for as long as the form stands, however often it is drawn. */
export const useStripeScript = (publicKey: string) =>
  useMemo(() => stripeOf(publicKey), [publicKey])
