import type { IncomingHttpHeaders } from 'node:http'
import { eq } from '../../db/drizzle/queries.ts'
import {
  errored,
  type ProcessorKind,
  type WebhookHint,
} from '../../integrations/payments/card-processor.ts'
import type { RequestContext } from '../../request/context.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { areManyCards, countRefusedCard } from '../cards/card-limits.ts'
import { processorOf } from '../ledger/processor.ts'
import {
  type AttemptRow,
  attemptById,
  attemptByIntent,
  changeAttempt,
  lockAttempt,
} from '../ledger/store.ts'
import { askAboutFailedRefund, askRefund } from '../refunding/ask-refund.ts'
import { webhookEvents } from '../table.ts'
import { endIntent } from './end-intent.ts'
import { settleCharge } from './settle.ts'

type Post = { processor: string; headers: IncomingHttpHeaders; rawBody: string }

/**
 * Takes a processor's webhook: the attempt it is about is looked up now, once for each event. Of the hint itself only
 * that a card was refused is believed, and counted against the limits. Refuses a post whose signature is wrong.
 */
export async function takeWebhook(parts: Parts, ctx: RequestContext, post: Post) {
  const kind = post.processor.toLowerCase()
  if (kind !== 'stripe' && kind !== 'cardknox') throw new Refused('not-found')
  const reading = await processorOf(parts, ctx.content, kind).readWebhook(
    post.headers,
    post.rawBody,
  )
  if (!reading.accepted) {
    throw new Refused('invalid-request', { params: { fields: reading.because } })
  }
  const { hint } = reading
  const id = `${kind}:${hint.eventId}`
  const { orm } = parts.db
  const [seen] = await orm.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  if (!seen) {
    await follow(parts, kind, hint)
    // The hint is stored only now, because one that couldn't be followed must be sent again.
    await orm.insert(webhookEvents).values({ id, at: ctx.now }).onConflictDoNothing()
  }
  return { received: true as const }
}

async function follow(parts: Parts, kind: ProcessorKind, hint: WebhookHint): Promise<void> {
  const attempt = await attemptOf(parts, kind, hint)
  if (!attempt || attempt.state === 'approved') return
  if (attempt.kind === 'refund') {
    if (attempt.state !== 'open') await askAboutFailedRefund(parts, attempt)
    else if (attempt.asked) await askRefund(parts, { attemptId: attempt.id }).catch(() => undefined)
  } else {
    if (hint.cardRefused) await refusedInBrowser(parts, attempt, `${kind}:${hint.eventId}`)
    await settleCharge(parts, await momentOf(parts), attempt)
  }
}

/**
 * A card was refused on an intent that her browser confirms, past this server: it counts as every refused card does,
 * once for each event, and beyond the limit the intent is ended at the processor, so that no further card is tried on
 * it. The one by which the attempt was closed is counted already.
 */
async function refusedInBrowser(parts: Parts, { id }: AttemptRow, event: string): Promise<void> {
  const moment = await momentOf(parts)
  const realNow = parts.realNow()
  const ends = await parts.db.inTransaction(async (tx) => {
    const attempt = await lockAttempt(tx, id)
    if (!attempt?.facts.wallet || attempt.facts.reader) return null
    const first = await tx
      .insert(webhookEvents)
      .values({ id: `${event}:counted`, at: moment.now })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return null
    const { buckets = [], cardsTold = 0, cardsCounted = 0 } = attempt.facts
    const isNew = cardsTold >= cardsCounted
    if (isNew) await countRefusedCard(tx, moment, buckets, realNow)
    await changeAttempt(tx, id, {
      facts: {
        ...attempt.facts,
        cardsTold: cardsTold + 1,
        cardsCounted: isNew ? cardsCounted + 1 : cardsCounted,
      },
    })
    const tooMany = attempt.state === 'open' && (await areManyCards(tx, buckets, realNow))
    return tooMany ? attempt : null
  })
  if (!ends?.intentId) return
  const because = errored('too_many_cards', 'too many cards were refused')
  await endIntent(parts, moment, ends, { paymentIntent: ends.intentId, because })
}

async function attemptOf(
  { db }: Parts,
  kind: ProcessorKind,
  { paymentId, refundId, transactionId }: WebhookHint,
): Promise<AttemptRow | null> {
  const ours = refundId ?? paymentId
  const named = ours ? await attemptById(db.orm, ours) : null
  if (named?.processor === kind) return named
  return transactionId ? attemptByIntent(db.orm, kind, transactionId) : null
}
