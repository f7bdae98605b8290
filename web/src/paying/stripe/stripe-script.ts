import { loadStripe } from '@stripe/stripe-js/pure'
import { useMemo } from 'react'

let loading: { key: string; stripe: ReturnType<typeof loadStripe> } | null = null

/**
 * Loads Stripe's script, once for a public key, and only when a form needs it. A failure is logged (requirements P8)
 * and gives null, and the next form tries again.
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

/** The promise of Stripe's script, as `stripeOf` gives it: the same one for as long as the form is rendered. */
export const useStripeScript = (publicKey: string) =>
  useMemo(() => stripeOf(publicKey), [publicKey])
