import type { Ms } from '@mikvah/rules/time/ms.ts'
import {
  type CardProcessor,
  type ChargeRequest,
  type ChargeResult,
  declined,
  errored,
  type ProcessorKind,
  type SaveCardRequest,
  type SaveCardResult,
} from '../card-processor.ts'
import { readersOf } from './ask-readers.ts'
import { practiceCards } from './cards.ts'
import { type PracticeLedger, read } from './ledger.ts'
import {
  intentOf,
  keyOfIntent,
  keyOfTransaction,
  type Payment,
  paymentKey,
  refundResultOf,
  resultOf,
  savedCardOf,
  secretOf,
  stateAfter,
} from './payment.ts'
import { paymentsIn } from './payments-in-ledger.ts'
import { storedCardsIn } from './stored-cards.ts'

/** The practice processor, with what the bank would do. */
export type PracticeProcessor = CardProcessor & {
  /** Answers practice 3-D Secure, or the wallet, for the bank; false when no payment waits for that. */
  confirm(paymentIntent: string, ok: boolean): Promise<boolean>
}

export type PracticeOptions = {
  ledger: PracticeLedger
  /** The processor that the facility has chosen; the practice form and calls are the same for both. */
  kind: ProcessorKind
  publicKey?: string
  requiresCvv?: boolean
  requiresCardholderId?: boolean
  /** The clock by which a card is held to a reader a moment after it has asked. */
  now?: () => Ms
}

/**
 * A card processor without network or money: it does what the name of the card token says, and stores it in the
 * ledger.
 */
export function practiceProcessor(options: PracticeOptions): PracticeProcessor {
  const { ledger, kind, now: realNow = Date.now } = options
  const cards = storedCardsIn(ledger)
  const { open, asItStands, confirmed, move, refund } = paymentsIn(ledger, {
    realNow,
    onPaid: cards.keepCard,
  })

  return {
    kind,
    publicConfig: () => ({
      ccProcessorType: kind,
      publicKey: options.publicKey ?? 'practice',
      requiresCvv: options.requiresCvv ?? true,
      requiresCardholderId: options.requiresCardholderId ?? false,
    }),
    charge,
    lookup: async ({ paymentId }) => {
      const payment = await asItStands(paymentKey(paymentId))
      return payment ? resultOf(payment) : { status: 'none' }
    },
    cancelIntent: async ({ paymentIntent }) => {
      const payment = await move(paymentIntent, 'canceled')
      if (!payment) return errored('resource_missing', `no such intent: ${paymentIntent}`)
      return payment.state === 'canceled' ? { status: 'canceled' } : resultOf(payment)
    },
    confirm: async (paymentIntent, ok) => {
      const before = await read<Payment>(ledger, keyOfIntent(paymentIntent))
      if (before?.state !== 'waiting') return false
      const after = await move(paymentIntent, ok ? 'paid' : 'refused')
      return after?.state === (ok ? 'paid' : 'refused')
    },
    createIntent: async (request) => {
      const payment = await open(request, 'practice_ok', 'waiting')
      const paymentIntent = intentOf(payment.paymentId)
      const clientSecret = secretOf(paymentIntent)
      return {
        status: 'created',
        paymentIntent,
        clientSecret,
        customerRef: payment.customerRef,
      }
    },
    refund,
    lookupRefund: async ({ refundId, transactionId }) => {
      const payment = await read<Payment>(ledger, keyOfTransaction(transactionId))
      const made = payment?.refunds.find((each) => each.refundId === refundId)
      return made ? refundResultOf(made) : { status: 'none' }
    },
    saveCard,
    listCards: async (customerRef) => {
      const stored = await cards.cardsOf(customerRef)
      return stored.map(({ id, brand, last4 }) => ({ id, brand, last4 }))
    },
    deleteCard: cards.deleteCard,
    forgetCustomer: cards.forgetCards,
    readWebhook: async () => ({ accepted: false, because: 'bad-signature' }),
    terminalToken: async () => 'pst_practice',
    // Cardknox has no readers, so there are none to practise with.
    ...(kind === 'stripe' ? { readers: readersOf(ledger, realNow) } : {}),
  }

  async function charge(request: ChargeRequest): Promise<ChargeResult> {
    const { source, present } = request
    if (source.kind === 'intent') return confirmed(request, source.id)

    const token = await cards.tokenOf(source, request.payer)
    const card = token === null ? undefined : practiceCards.get(token)
    if (token === null || !card) return errored('resource_missing', 'no such practice card')

    const known = await read<Payment>(ledger, paymentKey(request.paymentId))
    const payment = known ?? (await open(request, token, stateAfter(card, present)))
    if (!known && card.does === 'lose-the-answer') {
      return { status: 'unknown', message: 'the practice answer was lost' }
    }
    return resultOf(payment)
  }

  async function saveCard({ payer, token }: SaveCardRequest): Promise<SaveCardResult> {
    const card = practiceCards.get(token)
    if (!card) return errored('resource_missing', 'no such practice card')
    if (card.does === 'fail') return errored('processing_error', 'the practice processor failed')
    if (card.refusal && card.refusedWhenSaved) {
      return declined(card.refusal.code, card.refusal.message)
    }
    const customerRef = payer.userId
    const saved = savedCardOf(customerRef, token)
    await cards.putCard(customerRef, { ...saved, token })
    return { status: 'saved', card: saved, customerRef }
  }
}
