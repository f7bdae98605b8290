import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { CallFailed } from '../../talk/call-failed.ts'

export type WalletPayment<Answer> = {
  stripe: Pick<Stripe, 'confirmPayment'>
  elements: StripeElements
  /** Where a wallet that leaves the page returns to. */
  returnUrl: string
  createIntent: () => Promise<{ clientSecret: string; paymentIntent: string }>
  /** Tells the server that she has finished with the intent; the server asks Stripe for the outcome. */
  confirm: (paymentIntent: string) => Promise<Answer>
}

/**
 * The steps of a wallet payment: what she approved, an intent, her confirmation, the server's answer. However the
 * confirmation went, the server asks Stripe and closes the attempt, so a refusal comes in its words, and money behind a
 * lost answer is found. Throws CallFailed for what is refused, and Unreachable where an answer is lost.
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
