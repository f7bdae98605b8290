import { centsOf } from '@mikvah/rules/price/money.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Asked } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import type { IntentResult } from '../../outside/payments/card-processor.ts'
import { cardRefused } from '../cards/card-refused.ts'
import { rememberCustomer } from '../cards/remember-customer.ts'
import { type Paying, type PaymentBody, payingOf, wrong } from '../ledger/payer.ts'
import { type AttemptRow, attemptById, beginAsking, changeOpenAttempt } from '../ledger/store.ts'
import { requestOf } from './ask-charge.ts'
import { closeCharge } from './close-charge.ts'
import { openWalletOf } from './leave-wallet.ts'
import { openPayment } from './open-payment.ts'

/**
 * Opens an attempt and, for it, an intent that a wallet or a card reader confirms; makepayment then names the
 * intent. Asked again for the same, the same intent is told.
 */
export async function createPaymentIntent(parts: Parts, asked: Asked, body: PaymentBody) {
  const processor = parts.outside.cards(asked.content.values)
  if (!processor.createIntent) throw new Refused('not-found')
  if (!confirmed.includes(body.method)) throw wrong('method', 'No card is asked for.')
  const confirms = asked.key?.made != null
  const paying = await payingOf(parts, asked, body, { confirms })
  const attempt =
    (await openedBefore(parts, asked, paying, body)) ??
    (await openPayment(parts, asked, paying, body, { wallet: true }))
  await beginAsking(parts.db.orm, attempt.id, parts.realNow())

  const made = await processor
    .createIntent({
      ...requestOf(asked, attempt, paying.owner),
      terminal: body.method === 'Terminal',
    })
    .catch((error): IntentResult => {
      parts.log.error({ err: error }, 'making an intent failed')
      return { status: 'unknown', message: 'failed' }
    })
  if (made.status !== 'created') return refuse(parts, asked, attempt, made)
  const { paymentIntent, clientSecret, customerRef } = made
  await changeOpenAttempt(parts.db.orm, attempt.id, {
    intentId: paymentIntent,
    lookAt: parts.realNow() + minutes(1),
  })
  await parts.db.inTransaction((tx) =>
    rememberCustomer(tx, asked, {
      userId: attempt.userId,
      customerRef,
      processor: attempt.processor,
    }),
  )
  return { paymentIntent, clientSecret }
}

/** The attempt of the same call, repeated, or of the same payment, asked for once more. */
async function openedBefore(
  { db }: Parts,
  { key }: Asked,
  paying: Paying,
  body: PaymentBody,
): Promise<AttemptRow | null> {
  const made = key?.made?.attempt ? await attemptById(db.orm, key.made.attempt) : null
  if (made?.state === 'open' || made?.state === 'approved') return made
  const known = await openWalletOf(db.orm, paying)
  return known && isFor(known, body) ? known : null
}

const confirmed: readonly PaymentBody['method'][] = ['CreditCard', 'Tip', 'Donation', 'Terminal']

/** The very intent she was given before serves only for the very same payment. */
const isFor = ({ cents, facts, split }: AttemptRow, body: PaymentBody) =>
  cents === centsOf(body.amt) &&
  facts.note === (body.note || null) &&
  split.length === 1 &&
  split[0]?.method === body.method &&
  body.tipAmount == null &&
  body.donationAmount == null

async function refuse(
  parts: Parts,
  asked: Asked,
  { id }: AttemptRow,
  made: Exclude<IntentResult, { status: 'created' }>,
): Promise<never> {
  // Nobody holds the secret of an intent whose making was not answered: it can't be paid.
  const outcome =
    made.status === 'unknown'
      ? { status: 'error' as const, type: 'api_error' as const, code: 'no_answer', message: '' }
      : made
  await closeCharge(parts, id, outcome)
  if (made.status === 'declined') throw cardRefused(asked, made)
  throw new Refused('processor-error', { extra: { paid: false } })
}
