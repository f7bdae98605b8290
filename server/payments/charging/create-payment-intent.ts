import { centsOf } from '@mikvah/rules/price/money.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import { limitsByAddress } from '../../request/address-limits.ts'
import { bucketOf } from '../../request/bucket.ts'
import type { RequestContext } from '../../request/context.ts'
import { type Limit, withinLimits } from '../../request/limits.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { type Paying, type PaymentBody, payingOf, wrong } from '../ledger/payer.ts'
import { type AttemptRow, attemptById, beginAsking } from '../ledger/store.ts'
import { openIntentOf } from './leave-wallet.ts'
import { makeIntent } from './make-intent.ts'
import { openPayment } from './open-payment.ts'

/**
 * Opens an attempt with an intent that a wallet or a card reader confirms, and gives the intent's id and secret;
 * makepayment then names the intent. Asked again for the same, it gives the same intent. Refuses a wallet where wallets
 * are off, and both where the processor knows no intents.
 */
export async function createPaymentIntent(parts: Parts, ctx: RequestContext, asked: PaymentBody) {
  // A wallet or a reader brings its own card; one that is named besides is charged by nobody.
  const body: PaymentBody = { ...asked, paymentInfo: undefined }
  const processor = parts.outside.cards(ctx.content.values)
  if (!processor.createIntent) throw new Refused('not-found')
  if (!confirmed.includes(body.method)) throw wrong('method', 'No card is asked for.')
  const byWallet = body.method !== 'Terminal'
  if (byWallet && !flagOf(ctx.content.values, 'paymentsWallet')) throw new Refused('not-found')
  const confirms = ctx.key?.made != null
  const paying = await payingOf(parts, ctx, body, { confirms })
  const attempt =
    (await openedBefore(parts, ctx, paying, body)) ?? (await openAnew(parts, ctx, paying, body))
  await beginAsking(parts.db.orm, attempt.id, parts.realNow())
  return makeIntent(
    parts,
    ctx,
    { attempt, owner: paying.owner },
    body.method === 'Terminal' ? { terminal: 'byBrowser' } : {},
  )
}

/**
 * How many intents one patron or network may have opened in an hour: each is a row here and one at the processor, and
 * cards can be tried on it in a browser.
 */
const intents = { most: 30, windowMs: hours(1) }

/** The limits of making intents. Staff and kiosks have none, because they have the patron before them. */
function limitsOf(parts: Parts, { ip }: RequestContext, { as, owner }: Paying): Limit[] {
  if (as === 'patron' && owner) return [{ ...intents, bucket: bucketOf('intents', owner.id) }]
  if (as !== 'visitor') return []
  return limitsByAddress(parts, ip, { ...intents, bucket: bucketOf('intents') })
}

async function openAnew(
  parts: Parts,
  ctx: RequestContext,
  paying: Paying,
  body: PaymentBody,
): Promise<AttemptRow> {
  await withinLimits(parts.db.orm, limitsOf(parts, ctx, paying), parts.realNow(), 'too-many-cards')
  return openPayment(parts, ctx, paying, body, { wallet: true })
}

/** The attempt of an earlier try of this call, or of the same payment asked for again. */
async function openedBefore(
  { db }: Parts,
  { key }: RequestContext,
  paying: Paying,
  body: PaymentBody,
): Promise<AttemptRow | null> {
  const made = key?.made?.attempt ? await attemptById(db.orm, key.made.attempt) : null
  if (made?.state === 'open' || made?.state === 'approved') return made
  const known = await openIntentOf(db.orm, paying)
  return known && isFor(known, body) ? known : null
}

const confirmed: readonly PaymentBody['method'][] = ['CreditCard', 'Tip', 'Donation', 'Terminal']

/** Whether an intent she was given before is for the very same payment. */
const isFor = ({ cents, facts, split }: AttemptRow, body: PaymentBody) =>
  cents === centsOf(body.amt) &&
  facts.note === (body.note || null) &&
  facts.tipNote === (body.tipNote || null) &&
  Boolean(facts.discountCents) === Boolean(body.useDiscountPrice) &&
  split.length === 1 &&
  split[0]?.method === body.method &&
  body.tipAmount == null &&
  body.donationAmount == null
