import type { CardProcessor } from '../card-processor.ts'
import { cancelIntent, charge, createIntent, lookup } from './charges.ts'
import { connectStripe, type StripeOptions } from './client.ts'
import { deleteCard, forgetCustomer, listCards, saveCard } from './customers.ts'
import { lookupRefund, refund } from './refunds.ts'
import { stripeReaders, terminalToken } from './terminal.ts'
import { readWebhook } from './webhooks.ts'

/** Stripe, with intents and card readers, by its official SDK. */
export function stripeProcessor(options: StripeOptions): CardProcessor {
  const parts = connectStripe(options)
  const { publicKey, requiresCvv, requiresCardholderId } = options
  return {
    kind: 'stripe',
    publicConfig: () => ({
      ccProcessorType: 'stripe',
      publicKey,
      requiresCvv,
      requiresCardholderId,
    }),
    charge: (request) => charge(parts, request),
    lookup: (request) => lookup(parts, request),
    cancelIntent: (request) => cancelIntent(parts, request),
    refund: (request) => refund(parts, request),
    lookupRefund: (request) => lookupRefund(parts, request),
    saveCard: (request) => saveCard(parts, request),
    listCards: (customerRef) => listCards(parts, customerRef),
    deleteCard: (customerRef, cardId) => deleteCard(parts, customerRef, cardId),
    forgetCustomer: (customerRef) => forgetCustomer(parts, customerRef),
    readWebhook: (headers, rawBody) => readWebhook(parts, options.webhookSecret, headers, rawBody),
    createIntent: (request) => createIntent(parts, request),
    terminalToken: (location) => terminalToken(parts, location),
    readers: stripeReaders(parts),
  }
}
