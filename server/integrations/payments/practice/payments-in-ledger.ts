import type { Ms } from '@mikvah/rules/time/ms.ts'
import {
  type ChargeRequest,
  type ChargeResult,
  declined,
  errored,
  type IntentRequest,
  type RefundRequest,
  type RefundResult,
} from '../card-processor.ts'
import { changed, type PracticeLedger, read } from './ledger.ts'
import {
  afterReading,
  keyOfIntent,
  keyOfTransaction,
  type Payment,
  paymentKey,
  refundResultOf,
  resultOf,
  savedCardOf,
} from './payment.ts'

/**
 * The acts on payments in a ledger: opening one, reading, confirming, moving and refunding. `onPaid` is called with
 * each that is opened as paid or stands as paid after a move, and may be again; a card at a reader alone doesn't call
 * it.
 */
export function paymentsIn(
  ledger: PracticeLedger,
  { realNow, onPaid }: { realNow: () => Ms; onPaid: (payment: Payment) => Promise<void> },
) {
  return { open, asItStands, confirmed, move, refund }

  /** Opens a payment, and gives it; where it exists already, gives that one. */
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
    if (payment.state === 'paid') await onPaid(payment)
    return payment
  }

  /** Reads a payment; where it is at a reader, a card may have been held to that by now. */
  async function asItStands(key: string): Promise<Payment | null> {
    const payment = await read<Payment>(ledger, key)
    if (!payment?.reader) return payment
    return changed<Payment>(ledger, key, (standing) => afterReading(standing ?? payment, realNow()))
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

  /** Moves a waiting payment to another state, and leaves any other payment as it is. */
  async function move(intent: string, state: Payment['state']): Promise<Payment | null> {
    const key = keyOfIntent(intent)
    if (!(await ledger.get(key))) return null
    const payment = await changed<Payment>(ledger, key, (standing) => {
      if (!standing) throw new Error(`${intent} is gone`)
      const now = afterReading(standing, realNow())
      return now.state === 'waiting' ? { ...now, state, reader: null } : now
    })
    if (payment.state === 'paid') await onPaid(payment)
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
}
