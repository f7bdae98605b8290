import { type CardProcessor, errored } from '../card-processor.ts'
import { type CardknoxOptions, connectCardknox } from './gateway.ts'
import { lookupRefund, refund } from './refund.ts'
import { charge, lookup, saveCard } from './sale.ts'
import { readWebhook } from './webhooks.ts'

/**
 * Cardknox. The gateway stores no customers and knows no intents, so saved cards are in our own vault and a sale is
 * one call.
 */
export function cardknoxProcessor(options: CardknoxOptions): CardProcessor {
  const parts = connectCardknox(options)
  const { publicKey, requiresCvv, requiresCardholderId, vault, webhookPin } = options
  return {
    kind: 'cardknox',
    publicConfig: () => ({
      ccProcessorType: 'cardknox',
      publicKey,
      requiresCvv,
      requiresCardholderId,
    }),
    charge: (request) => charge(parts, request),
    lookup: (request) => lookup(parts, request),
    cancelIntent: async () => errored('no_intents', 'Cardknox knows no intents'),
    refund: (request) => refund(parts, request),
    lookupRefund: (request) => lookupRefund(parts, request),
    saveCard: (request) => saveCard(parts, request),
    listCards: async (customerRef) => {
      const cards = await vault.list(customerRef)
      return cards.map(({ id, brand, last4 }) => ({ id, brand, last4 }))
    },
    deleteCard: (customerRef, cardId) => vault.remove(customerRef, cardId),
    forgetCustomer: async (customerRef) => {
      for (const { id } of await vault.list(customerRef)) await vault.remove(customerRef, id)
    },
    readWebhook: async (headers, rawBody) => readWebhook(webhookPin, headers, rawBody),
  }
}
