import { createHash } from 'node:crypto'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import {
  type ChargeResult,
  declined,
  errored,
  type Refunded,
  type SavedCard,
} from '../card-processor.ts'
import { bankRefusal, type PracticeCard, practiceCards } from './cards.ts'
import { practiceReaders, untilHeld } from './readers.ts'

/** A payment as the practice ledger stores it; amounts are in cents. */
export type Payment = {
  paymentId: string
  amount: number
  currency: string
  token: string
  state: 'waiting' | 'paid' | 'refused' | 'failed' | 'canceled'
  customerRef: string | null
  saved: SavedCard | null
  refunds: { refundId: string; amount: number }[]
  /** The reader that asks for a card for it, and since when, on the real clock. */
  reader?: { id: string; since: Ms } | null
}

const intentPrefix = 'practice_pi_'
const transactionPrefix = 'practice_'

/** The key of a payment in the ledger; the ids of its intent and transaction are made of the same id. */
export const paymentKey = (paymentId: string) => `payment:${paymentId}`
/** The id of a payment's intent. */
export const intentOf = (paymentId: string) => intentPrefix + paymentId
/** The key in the ledger of the payment with this intent. */
export const keyOfIntent = (intent: string) => paymentKey(intent.slice(intentPrefix.length))
/** The key in the ledger of the payment with this transaction id. */
export const keyOfTransaction = (id: string) => paymentKey(id.slice(transactionPrefix.length))
/** The client secret of an intent. */
export const secretOf = (paymentIntent: string) => `${paymentIntent}_secret`

/** The state that a payment comes to with this card; one whose bank asks waits only where she is present. */
export function stateAfter({ does }: PracticeCard, present: boolean): Payment['state'] {
  switch (does) {
    case 'pay':
    case 'lose-the-answer':
      return 'paid'
    case 'refuse':
      return 'refused'
    case 'fail':
      return 'failed'
    case 'ask-the-bank':
      return present ? 'waiting' : 'refused'
    default:
      throw new Error(`no such card: ${does satisfies never}`)
  }
}

/** What the processor answers about a payment as it stands. */
export function resultOf(payment: Payment): ChargeResult {
  const card = practiceCards.get(payment.token)
  const paymentIntent = intentOf(payment.paymentId)
  switch (payment.state) {
    case 'paid':
      return {
        status: 'approved',
        transactionId: transactionPrefix + payment.paymentId,
        amount: payment.amount,
        card: card ? { brand: card.brand, last4: card.last4 } : null,
        customerRef: payment.customerRef,
        savedCard: payment.saved,
      }
    case 'waiting':
      return { status: 'requires_action', clientSecret: secretOf(paymentIntent), paymentIntent }
    case 'refused': {
      const { code, message } = card?.refusal ?? bankRefusal
      return declined(code, message)
    }
    case 'failed':
      return errored('processing_error', 'the practice processor failed')
    case 'canceled':
      return errored('canceled', `${paymentIntent} was canceled`)
    default:
      throw new Error(`no such state: ${payment.state satisfies never}`)
  }
}

/** The payment after what has happened at its reader by now: charged by the card that is held to it, or as it was. */
export function afterReading(payment: Payment, now: Ms): Payment {
  const { reader, state } = payment
  const token = reader ? practiceReaders.get(reader.id)?.card : null
  const card = token ? practiceCards.get(token) : null
  if (state !== 'waiting' || !reader || !token || !card) return payment
  if (now - reader.since < untilHeld) return payment
  return { ...payment, token, reader: null, state: stateAfter(card, true) }
}

/** What the processor answers about a refund that is in the ledger. */
export const refundResultOf = ({ refundId, amount }: Payment['refunds'][number]): Refunded => ({
  status: 'approved',
  refundTransactionId: `practice_refund_${refundId}`,
  amount,
})

/** The card that a token is saved as. A person has one card of each kind: saving it again doesn't add another. */
export function savedCardOf(customerRef: string, token: string): SavedCard {
  const card = practiceCards.get(token)
  const id = createHash('sha256').update(`${customerRef}\n${token}`).digest('base64url')
  return {
    id: `practice_card_${id.slice(0, 16)}`,
    brand: card?.brand ?? '',
    last4: card?.last4 ?? '',
  }
}
