import { stripeOf } from './stripe-script.ts'

/** Lets the bank ask its question. How it ended is read from the intent by the server, so nothing is answered here. */
export async function confirmWithStripe(publicKey: string, clientSecret: string): Promise<void> {
  const stripe = await stripeOf(publicKey)
  await stripe?.handleNextAction({ clientSecret })
}
