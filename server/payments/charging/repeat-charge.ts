import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { within } from '../../within.ts'
import { isBegunBy } from '../ledger/begun-by.ts'
import { processorOf } from '../ledger/processor.ts'
import { type AttemptRow, attemptById, attemptByIntent } from '../ledger/store.ts'
import { applyResult, type ChargeEnd } from './ask-charge.ts'

const patience: Ms = 10_000

/**
 * How a charge stands that an earlier try of the same call has opened; null when it ended in an error with nothing
 * moved, so that the call may start over; a declined one stands. Nothing is charged twice: a charge whose processor was
 * never asked is asked for now by `ask`; one whose answer was lost is looked up.
 */
export async function repeatCharge(
  parts: Parts,
  ctx: RequestContext,
  attemptId: string,
  ask: (attempt: AttemptRow) => Promise<ChargeEnd>,
): Promise<ChargeEnd | null> {
  const attempt = await attemptById(parts.db.orm, attemptId)
  if (!attempt || attempt.state === 'error') return null
  if (attempt.state !== 'open') return { state: 'closed', attempt }
  return attempt.asked ? lookUp(parts, ctx, attempt) : ask(attempt)
}

/**
 * How a charge stands, for a caller who has lost the answer; no card is asked. That it had not begun is answered only
 * once that refusal is stored under its key (`answerOnce`), so that a first try that arrives later is refused. A
 * charge whose bank asked a question is found by its intent.
 */
export async function outcomeOf(
  parts: Parts,
  ctx: RequestContext,
  { paymentIntent }: { paymentIntent?: string | null | undefined },
): Promise<ChargeEnd> {
  const attempt = await attemptOf(parts, ctx, paymentIntent)
  if (!attempt || attempt.state === 'error') throw new Refused('payment-not-begun')
  if (attempt.state !== 'open') return { state: 'closed', attempt }
  return attempt.asked ? lookUp(parts, ctx, attempt) : { state: 'pending' }
}

async function attemptOf(
  parts: Parts,
  { by, key, content }: RequestContext,
  intent?: string | null,
) {
  const { orm } = parts.db
  if (key?.made?.attempt) return attemptById(orm, key.made.attempt)
  if (!intent) return null
  const attempt = await attemptByIntent(orm, parts.outside.cards(content.values).kind, intent)
  if (!attempt || !isBegunBy(attempt, by)) throw new Refused('intent-mismatch')
  return attempt
}

/**
 * Asks the processor what became of a charge. An answer of "no such charge" proves nothing yet: the job for open
 * charges closes it in time.
 */
async function lookUp(
  parts: Parts,
  { content }: RequestContext,
  attempt: AttemptRow,
): Promise<ChargeEnd> {
  const { id, intentId, openedAt } = attempt
  const found = await within(
    patience,
    processorOf(parts, content, attempt.processor)
      .lookup({ paymentId: id, paymentIntent: intentId, openedAt })
      .catch((error) => {
        parts.log.warn({ attempt: id, err: error }, 'a charge could not be looked up')
        return null
      }),
    parts.hurry,
  )
  if (!found || found.status === 'none' || found.status === 'unknown') return { state: 'pending' }
  return applyResult(parts, id, found)
}
