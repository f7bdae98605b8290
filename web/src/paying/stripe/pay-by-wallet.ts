import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { CallFailed } from '../../talk/call-failed.ts'

export type WalletPayment<Answer> = {
  stripe: Pick<Stripe, 'confirmPayment'>
  elements: StripeElements
  /** Where a wallet that leaves the page comes back to. */
  returnUrl: string
  createIntent: () => Promise<{ clientSecret: string; paymentIntent: string }>
  /** Tells the server that she is done with the intent; what came of it the server asks Stripe. */
  confirm: (paymentIntent: string) => Promise<Answer>
}

/**
 * The order of a wallet's payment: what she approved, an intent, her confirmation, and the server's word. However the
 * confirmation ended, the server asks Stripe and closes the attempt: a refusal is told in its words, and money that
 * moved behind a lost answer is found. Throws CallFailed.
 */
export async function payByWallet<Answer>(payment: WalletPayment<Answer>): Promise<Answer> {
  const { stripe, elements, returnUrl, createIntent, confirm } = payment
  const { error: incomplete } = await elements.submit()
  if (incomplete) throw refusedBy(incomplete)
  const { clientSecret, paymentIntent } = await createIntent()
  await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  })
  return confirm(paymentIntent)
}

const refusedBy = ({ type, message }: Pick<StripeError, 'type' | 'message'>) =>
  new CallFailed(402, { stripeErrorType: type, stripeErrorMessage: message })
