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
 * How a charge stands that an earlier try of the same call has opened. Nobody is charged again: a charge that nobody
 * was asked for is asked for now by `ask`; one whose answer was lost is looked up. Null when it failed with nothing
 * moved, so that the call may be made anew.
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
 * How a charge stands, for whoever has lost the answer: nothing is asked of a card. That it has not begun is told only
 * when this refusal could be kept under its key (`answerOnce`): so a first try that comes late is refused too. One that
 * her bank was asked about is known by its intent.
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

/** That the processor knows nothing yet proves nothing: whoever looks after open charges closes it in time. */
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
  )
  if (!found || found.status === 'none' || found.status === 'unknown') return { state: 'pending' }
  return applyResult(parts, id, found)
}
