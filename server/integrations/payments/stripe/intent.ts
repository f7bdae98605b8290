import type Stripe from 'stripe'
import { brandOf } from '../card-brand.ts'
import { type CardFace, type ChargeResult, declined, errored } from '../card-processor.ts'

/** Parameters by which an intent comes with its charge too, which has the brand and last digits of the card. */
export const withCharge: { expand: string[] } = { expand: ['latest_charge'] }

/**
 * What an intent, read `withCharge`, says of its payment by its status; without the charge neither the card nor the
 * saved card is known. A declined one can still be paid by whoever holds its secret, until it is canceled.
 */
export function resultOf(intent: Stripe.PaymentIntent): ChargeResult {
  switch (intent.status) {
    case 'succeeded':
      return approvedOf(intent)
    case 'requires_action':
      return {
        status: 'requires_action',
        clientSecret: intent.client_secret ?? '',
        paymentIntent: intent.id,
      }
    case 'requires_payment_method': {
      const refused = intent.last_payment_error
      if (!refused) return { status: 'pending', paymentIntent: intent.id }
      return declined(refused.decline_code ?? refused.code ?? 'declined', refused.message ?? '')
    }
    case 'processing':
    case 'requires_confirmation':
    case 'requires_capture':
      return { status: 'pending', paymentIntent: intent.id }
    case 'canceled':
      return errored('canceled', `${intent.id} was canceled`)
    default:
      return { status: 'unknown', message: `${intent.id} is ${intent.status}` }
  }
}

function approvedOf(intent: Stripe.PaymentIntent): ChargeResult {
  const card = faceOf(intent.latest_charge)
  const savedAs = intent.setup_future_usage && idOf(intent.payment_method)
  return {
    status: 'approved',
    transactionId: intent.id,
    amount: intent.amount_received,
    card,
    customerRef: idOf(intent.customer),
    savedCard: savedAs && card ? { ...card, id: savedAs } : null,
  }
}

function faceOf(charge: Stripe.Charge | string | null): CardFace | null {
  const details = typeof charge === 'object' ? charge?.payment_method_details : null
  const card = details?.card ?? details?.card_present
  return card ? { brand: brandOf(card.brand ?? ''), last4: card.last4 ?? '' } : null
}

/** The id of what Stripe sends as an id or whole; null where it sends neither. */
export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'object' ? (thing?.id ?? null) : (thing ?? null)
}
