import { holds } from '@mikvah/rules/people/roles.ts'
import { errored } from '../../integrations/payments/card-processor.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { lastAtReader } from '../ledger/at-reader.ts'
import { isBegunBy } from '../ledger/begun-by.ts'
import { type AttemptRow, attemptById, changeOpenAttempt } from '../ledger/store.ts'
import { endIntent } from './end-intent.ts'
import { type CollectAnswer, readCollected } from './read-collected.ts'

/**
 * Stops a reader from asking for a card, and gives how its charge then stands: a kiosk may stop what it began itself,
 * the desk any reader; anybody else is refused with not-found.
 */
export async function stopCollecting(
  parts: Parts,
  ctx: SignedInContext,
  reservationId: string,
): Promise<CollectAnswer> {
  const { orm } = parts.db
  const attempt = await lastAtReader(orm, reservationId)
  const { by } = ctx
  const mayStop = attempt && (isBegunBy(attempt, by) || holds(by.roles, 'Reception'))
  if (!mayStop) throw new Refused('not-found')
  if (attempt.state === 'open') await giveUp(parts, ctx, attempt)
  return readCollected(parts, ctx, (await attemptById(orm, attempt.id)) ?? attempt)
}

async function giveUp(parts: Parts, ctx: SignedInContext, attempt: AttemptRow): Promise<void> {
  const { id, intentId } = attempt
  const because = errored('ended', 'given up')
  if (intentId) {
    await endIntent(parts, ctx, attempt, { paymentIntent: intentId, because })
    return
  }
  // Its intent is still being made, so the end of its minute is set to now, and the next look ends it.
  const now = parts.realNow()
  await changeOpenAttempt(parts.db.orm, id, { expiresAt: now, lookAt: now })
}
