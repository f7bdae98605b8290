import { stripeOf } from './stripe-script.ts'

/**
 * Has the bank ask its question, and nothing where Stripe's script can't be loaded. The server reads the outcome from
 * the intent, so this gives none.
 */
export async function confirmWithStripe(publicKey: string, clientSecret: string): Promise<void> {
  const stripe = await stripeOf(publicKey)
  await stripe?.handleNextAction({ clientSecret })
}
