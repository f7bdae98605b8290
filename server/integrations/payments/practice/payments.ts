import type { Ms } from '@mikvah/rules/time/ms.ts'
import {
  type CardProcessor,
  type CardSource,
  type ChargeRequest,
  type ChargeResult,
  declined,
  errored,
  type IntentRequest,
  type Payer,
  type ProcessorKind,
  type RefundRequest,
  type RefundResult,
  type SaveCardRequest,
  type SaveCardResult,
  type SavedCard,
} from '../card-processor.ts'
import { readersOf } from './ask-readers.ts'
import { practiceCards } from './cards.ts'
import { changed, type PracticeLedger, read } from './ledger.ts'
import {
  afterReading,
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

export type PracticeProcessor = CardProcessor & {
  /** The bank's answer to practice 3-D Secure, or the wallet's; false when no payment waits for it. */
  confirm(paymentIntent: string, ok: boolean): Promise<boolean>
}

export type PracticeOptions = {
  ledger: PracticeLedger
  /** Which processor the facility has chosen; the practice form and calls are the same for both. */
  kind: ProcessorKind
  publicKey?: string
  requiresCvv?: boolean
  requiresCardholderId?: boolean
  /** By which a card is held to a reader a moment after it has asked. */
  now?: () => Ms
}

type StoredCard = SavedCard & { token: string }

const cardsKey = (customerRef: string) => `cards:${customerRef}`

/** No network and no money: it does what the token's name says, and remembers it in the ledger. */
export function practiceProcessor(options: PracticeOptions): PracticeProcessor {
  const { ledger, kind, now: realNow = Date.now } = options

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
      const cards = await cardsOf(customerRef)
      return cards.map(({ id, brand, last4 }) => ({ id, brand, last4 }))
    },
    deleteCard: async (customerRef, cardId) => {
      const had = await cardsOf(customerRef)
      await changed<StoredCard[]>(ledger, cardsKey(customerRef), (cards) =>
        (cards ?? []).filter(({ id }) => id !== cardId),
      )
      return had.some(({ id }) => id === cardId)
    },
    forgetCustomer: async (customerRef) => {
      await changed<StoredCard[]>(ledger, cardsKey(customerRef), () => [])
    },
    readWebhook: async () => ({ accepted: false, because: 'bad-signature' }),
    terminalToken: async () => 'pst_practice',
    // Cardknox has none, so nobody practises with them there.
    ...(kind === 'stripe' ? { readers: readersOf(ledger, realNow) } : {}),
  }

  async function charge(request: ChargeRequest): Promise<ChargeResult> {
    const { source, present } = request
    if (source.kind === 'intent') return confirmed(request, source.id)

    const token = await tokenOf(source, request.payer)
    const card = token === null ? undefined : practiceCards.get(token)
    if (token === null || !card) return errored('resource_missing', 'no such practice card')

    const known = await read<Payment>(ledger, paymentKey(request.paymentId))
    const payment = known ?? (await open(request, token, stateAfter(card, present)))
    if (!known && card.does === 'lose-the-answer') {
      return { status: 'unknown', message: 'the practice answer was lost' }
    }
    return resultOf(payment)
  }

  async function confirmed(request: ChargeRequest, intent: string): Promise<ChargeResult> {
    const payment = await asItStands(keyOfIntent(intent))
    if (payment?.paymentId !== request.paymentId) {
      return errored('intent_mismatch', `${intent} isn't the intent of this payment`)
    }
    const asContext = payment.currency === request.currency && payment.amount === request.amount
    if (!asContext) return { status: 'unknown', message: `${intent} is over another amount` }
    return resultOf(payment)
  }

  /** The first writer wins; whoever comes second with the same payment reads what stands. */
  async function open(
    request: ChargeRequest | IntentRequest,
    token: string,
    state: Payment['state'],
  ): Promise<Payment> {
    const { paymentId, amount, currency, payer, save } = request
    const payment = await changed<Payment>(ledger, paymentKey(paymentId), (standing) => {
      if (standing) return standing
      const customerRef = payer && save ? payer.userId : (payer?.customerRef ?? null)
      const saved = payer && save ? savedCardOf(payer.userId, token) : null
      return { paymentId, amount, currency, token, state, customerRef, saved, refunds: [] }
    })
    if (payment.state === 'paid') await keepCard(payment)
    return payment
  }

  /** A reader that asks for a card may have read one by now. */
  async function asItStands(key: string): Promise<Payment | null> {
    const payment = await read<Payment>(ledger, key)
    if (!payment?.reader) return payment
    return changed<Payment>(ledger, key, (standing) => afterReading(standing ?? payment, realNow()))
  }

  /** Only a waiting payment moves. */
  async function move(intent: string, state: Payment['state']): Promise<Payment | null> {
    const key = keyOfIntent(intent)
    if (!(await ledger.get(key))) return null
    const payment = await changed<Payment>(ledger, key, (standing) => {
      if (!standing) throw new Error(`${intent} is gone`)
      const now = afterReading(standing, realNow())
      return now.state === 'waiting' ? { ...now, state, reader: null } : now
    })
    if (payment.state === 'paid') await keepCard(payment)
    return payment
  }

  async function refund(request: RefundRequest): Promise<RefundResult> {
    const { refundId, transactionId, amount } = request
    const key = keyOfTransaction(transactionId)
    const known = await read<Payment>(ledger, key)
    if (known?.state !== 'paid') return errored('resource_missing', 'no such payment')

    const after = await changed<Payment>(ledger, key, (standing) => {
      const payment = standing ?? known
      const done = payment.refunds.some((each) => each.refundId === refundId)
      const left = payment.amount - payment.refunds.reduce((sum, each) => sum + each.amount, 0)
      if (done || amount > left) return payment
      return { ...payment, refunds: [...payment.refunds, { refundId, amount }] }
    })
    const made = after.refunds.find((each) => each.refundId === refundId)
    return made
      ? refundResultOf(made)
      : declined('over_refund', 'The refund is more than what is left of the payment.')
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
    await putCard(customerRef, { ...saved, token })
    return { status: 'saved', card: saved, customerRef }
  }

  async function keepCard({ customerRef, saved, token }: Payment): Promise<void> {
    if (customerRef && saved) await putCard(customerRef, { ...saved, token })
  }

  async function putCard(customerRef: string, card: StoredCard): Promise<void> {
    await changed<StoredCard[]>(ledger, cardsKey(customerRef), (cards) => [
      ...(cards ?? []).filter(({ id }) => id !== card.id),
      card,
    ])
  }

  async function cardsOf(customerRef: string): Promise<StoredCard[]> {
    return (await read<StoredCard[]>(ledger, cardsKey(customerRef))) ?? []
  }

  async function tokenOf(source: CardSource, payer: Payer | null): Promise<string | null> {
    if (source.kind === 'token') return source.token
    if (source.kind === 'intent' || !payer) return null
    const cards = await cardsOf(payer.customerRef ?? payer.userId)
    return cards.find(({ id }) => id === source.id)?.token ?? null
  }
}
