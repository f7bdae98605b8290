import type { IncomingHttpHeaders } from 'node:http'
import { eq } from '../../db/drizzle/queries.ts'
import type { ProcessorKind, WebhookHint } from '../../integrations/payments/card-processor.ts'
import type { RequestContext } from '../../request/context.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { processorOf } from '../ledger/processor.ts'
import { type AttemptRow, attemptById, attemptByIntent } from '../ledger/store.ts'
import { askAboutFailedRefund, askRefund } from '../refunding/ask-refund.ts'
import { webhookEvents } from '../table.ts'
import { refusedInBrowser } from './refused-in-browser.ts'
import { settleCharge } from './settle.ts'

type Post = { processor: string; headers: IncomingHttpHeaders; rawBody: string }

/** Takes a processor's hint: the attempt it is about is looked up now. Nothing in the hint itself is believed. */
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
    // Stored only now: a hint that couldn't be followed must be sent again.
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
