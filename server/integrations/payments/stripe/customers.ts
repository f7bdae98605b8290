import type Stripe from 'stripe'
import { brandOf } from '../card-brand.ts'
import {
  declined,
  errored,
  type Payer,
  type SaveCardRequest,
  type SaveCardResult,
  type SavedCard,
} from '../card-processor.ts'
import type { StripeParts } from './client.ts'
import { failureOf, isMissing, orCleanError } from './errors.ts'
import { idOf } from './intent.ts'

/**
 * The id of her customer at Stripe, made when it is first needed. There is one idempotency key for each person, so two
 * tabs make one customer. It has an opaque id for a name, so that a customer left by a refused card says nothing about
 * her.
 */
export async function customerFor({ stripe }: StripeParts, payer: Payer): Promise<string> {
  if (payer.customerRef) return payer.customerRef
  const customer = await stripe.customers.create(
    { metadata: { userId: payer.userId } },
    { idempotencyKey: `customer-of-${payer.userId}` },
  )
  return customer.id
}

/** Saves a card with her customer for later charges; her bank may ask her to confirm it. */
export async function saveCard(
  parts: StripeParts,
  { payer, token }: SaveCardRequest,
): Promise<SaveCardResult> {
  try {
    const customerRef = await customerFor(parts, payer)
    const setup = await parts.stripe.setupIntents.create(
      {
        customer: customerRef,
        usage: 'off_session',
        confirm: true,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        ...(token.startsWith('ctoken_')
          ? { confirmation_token: token }
          : { payment_method: token }),
        metadata: { userId: payer.userId },
        expand: ['payment_method'],
      },
      { idempotencyKey: `save-${payer.userId}-${token}` },
    )
    return savedOf(setup, customerRef)
  } catch (error) {
    return failureOf(error, parts.secrets)
  }
}

function savedOf(setup: Stripe.SetupIntent, customerRef: string): SaveCardResult {
  const method = setup.payment_method
  const face = typeof method === 'object' && method ? faceOf(method) : null
  if (setup.status === 'succeeded' && face) return { status: 'saved', card: face, customerRef }
  if (setup.status === 'requires_action') {
    return { status: 'requires_action', clientSecret: setup.client_secret ?? '', customerRef }
  }
  const refused = setup.last_setup_error
  if (refused) return declined(refused.decline_code ?? refused.code ?? '', refused.message ?? '')
  return errored(setup.status, `${setup.id} is ${setup.status}`)
}

/** Her saved cards, including those saved long ago as `card_…`; none for an unknown customer. */
export async function listCards(parts: StripeParts, customerRef: string): Promise<SavedCard[]> {
  const cards = parts.stripe.customers
    .listPaymentMethods(customerRef, { type: 'card', limit: 100 })
    .catch((error: unknown) => {
      if (isMissing(error)) return { data: [] }
      throw error
    })
  const { data } = await orCleanError(cards, parts.secrets)
  return data.flatMap((method) => faceOf(method) ?? [])
}

/** Takes a card off its customer; false where it isn't hers. */
export async function deleteCard(
  parts: StripeParts,
  customerRef: string,
  cardId: string,
): Promise<boolean> {
  const { stripe, secrets } = parts
  try {
    const method = await stripe.paymentMethods.retrieve(cardId)
    if (idOf(method.customer) !== customerRef) return false
    await stripe.paymentMethods.detach(cardId)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    return orCleanError(Promise.reject(error), secrets)
  }
}

/** Deletes the customer with her cards; her payments stay on record at Stripe. */
export async function forgetCustomer(parts: StripeParts, customerRef: string): Promise<void> {
  const deleted = parts.stripe.customers.del(customerRef).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  await orCleanError(deleted, parts.secrets)
}

function faceOf({ id, card }: Stripe.PaymentMethod): SavedCard | null {
  return card ? { id, brand: brandOf(card.brand), last4: card.last4 } : null
}
