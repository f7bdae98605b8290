import { errored } from '../../integrations/payments/card-processor.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { areManyCards, countRefusedCard } from '../cards/card-limits.ts'
import { type AttemptRow, changeAttempt, lockAttempt } from '../ledger/store.ts'
import { webhookEvents } from '../table.ts'
import { endIntent } from './end-intent.ts'

/**
 * A card was refused on an intent that her browser confirms, past this server: it counts as every refused card does, once for each
 * event, and beyond the limit the intent is ended at the processor, so that no further card is tried on it. The one by which
 * the attempt was closed is counted already.
 */
export async function refusedInBrowser(
  parts: Parts,
  { id }: AttemptRow,
  event: string,
): Promise<void> {
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
