import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { collectPayment as call } from '@mikvah/contract/payments.ts'
import { type Cents, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { CardReaders } from '../../integrations/payments/card-processor.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { lastAtReader } from '../ledger/at-reader.ts'
import { balanceFrom, moneyFor } from '../ledger/balance-of-visit.ts'
import { isBegunBy } from '../ledger/begun-by.ts'
import { type PaymentBody, payingOf } from '../ledger/payer.ts'
import { type AttemptRow, attemptById, beginAsking } from '../ledger/store.ts'
import { askReader, awaitCard } from './card-at-reader.ts'
import { makeIntent } from './make-intent.ts'
import { openPayment, ReaderInUse } from './open-payment.ts'
import { type CollectAnswer, nothingTaken, readCollected } from './read-collected.ts'

type CollectWish = BodyOf<typeof call>
/** How long the call is kept waiting: until its caller has gone, or not at all. */
type Held = { until: AbortSignal; atOnce: boolean }

/**
 * Has a card reader charge what the visit owes, and waits until the outcome is known, the caller has gone, or 20
 * seconds are over (`atOnce`: not at all); gives how it stands, or that nothing was owed or the reader was busy. A
 * caller who asks again goes on with what she began: it is never opened twice, and its reader is asked once. Refuses
 * where the processor has no readers.
 */
export async function collectPayment(
  parts: Parts,
  ctx: SignedInContext,
  wish: CollectWish,
  { until, atOnce }: Held,
): Promise<CollectAnswer> {
  const { readers } = parts.outside.cards(ctx.content.values)
  if (!readers) throw new Refused('not-found')
  const begun =
    (await begunBefore(parts, ctx, wish)) ?? (await begin(parts, ctx, wish, { readers, until }))
  if ('pending' in begun) return begun
  const stands = await awaitCard(parts, ctx, begun.id, atOnce ? AbortSignal.abort() : until)
  return readCollected(parts, ctx, stands)
}

/** What this caller has begun at that reader for that visit. */
async function begunBefore(
  { db }: Parts,
  ctx: SignedInContext,
  { reservationId, reader }: CollectWish,
): Promise<AttemptRow | null> {
  const made = ctx.key?.made?.attempt
  const known = await (made ? attemptById(db.orm, made) : lastAtReader(db.orm, reservationId))
  const goesOn = known && (made ? true : known.state === 'open')
  const isIts = known && isBegunBy(known, ctx.by) && known.facts.reader === reader
  return goesOn && isIts ? known : null
}

async function begin(
  parts: Parts,
  ctx: SignedInContext,
  { reservationId, reader, category }: CollectWish,
  { readers, until }: { readers: CardReaders; until: AbortSignal },
): Promise<AttemptRow | CollectAnswer> {
  const body: PaymentBody = { method: 'Terminal', amt: 0, reservationId, note: category }
  const paying = await payingOf(parts, ctx, body)
  if (!paying.visit) throw new Refused('not-found')
  const owed = await owedFor(parts, paying.visit)
  if (owed <= 0) return nothingTaken('nothing-owed')
  const whole = { ...body, amt: dollarsOf(owed) }
  const attempt = await openPayment(parts, ctx, paying, whole, { wallet: true, reader }).catch(
    (error) => {
      if (error instanceof ReaderInUse) return null
      throw error
    },
  )
  if (!attempt) return nothingTaken('busy')
  // Only the first caller asks the reader; if her process dies, nobody does, and the minute ends the attempt.
  if (!(await beginAsking(parts.db.orm, attempt.id, parts.realNow()))) return attempt
  const of = { attempt, owner: paying.owner }
  const { paymentIntent } = await makeIntent(parts, ctx, of, { terminal: 'byServer' })
  const stands = (await attemptById(parts.db.orm, attempt.id)) ?? attempt
  // Whoever gave it up while its intent was being made could only set the end of its minute to now.
  const gone = until.aborted || stands.expiresAt <= parts.realNow()
  return askReader(parts, ctx, { attempt: stands, reader, paymentIntent, readers, gone })
}

async function owedFor({ db }: Parts, visit: ReservationRow): Promise<Cents> {
  return balanceFrom(visit, await moneyFor(db.orm, visit)).balanceCents
}
