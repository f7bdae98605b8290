import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { errored } from '../../integrations/payments/card-processor.ts'
import type { Moment } from '../../request/context.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { processorOf } from '../ledger/processor.ts'
import {
  type AttemptRow,
  attemptById,
  changeAttempt,
  changeOpenAttempt,
  lockChargesToLookUp,
} from '../ledger/store.ts'
import { applyResult } from './ask-charge.ts'
import { closeCharge } from './close-charge.ts'
import { endIntent } from './end-intent.ts'

/** For how long other processes leave an attempt alone that this one looks after. */
const lease: Ms = 60_000

/**
 * Looks up the charges whose outcome nobody has brought, ten at a time and by the real clock, and gives how many it
 * looked up.
 */
export async function settleCharges(parts: Parts): Promise<number> {
  const realNow = parts.realNow()
  const due = await parts.db.inTransaction(async (tx) => {
    const rows = await lockChargesToLookUp(tx, realNow)
    for (const { id } of rows) await changeAttempt(tx, id, { lookAt: realNow + lease })
    return rows
  })
  const moment = await momentOf(parts)
  for (const attempt of due) {
    await settleCharge(parts, moment, attempt).catch((error) =>
      parts.log.warn({ attempt: attempt.id, err: error }, 'a charge could not be looked up'),
    )
  }
  return due.length
}

/**
 * Looks up what became of a charge, and charges nothing. One that the processor wasn't asked for, or never heard of, is
 * closed as failed; one that has waited for the patron too long is first canceled at the processor. One still open is
 * looked up again later, with a growing backoff of five minutes at most.
 */
export async function settleCharge(
  parts: Parts,
  moment: Moment,
  attempt: AttemptRow,
): Promise<void> {
  const { id, asked, intentId, openedAt } = attempt
  if (attempt.state === 'open' && !asked) {
    await closeCharge(parts, id, errored('never_asked', 'nobody was asked'))
    return
  }
  const processor = processorOf(parts, moment.content, attempt.processor)
  const where = { paymentId: id, paymentIntent: intentId, openedAt }
  const found = await processor.lookup(where)
  const waits = found.status === 'requires_action' || found.status === 'pending'
  if (waits && parts.realNow() >= attempt.expiresAt) {
    await endIntent(parts, moment, attempt, {
      paymentIntent: found.paymentIntent,
      because: errored('expired', 'nobody confirmed it'),
    })
  } else if (found.status === 'none') {
    await closeCharge(parts, id, errored('nothing_found', 'the processor never heard of it'))
  } else {
    await applyResult(parts, id, found)
  }
  await lookLater(parts, attempt)
}

/** Looks again soon at first, then at growing intervals, and exactly when its time is up. */
async function lookLater(parts: Parts, { id, openedAt, expiresAt }: AttemptRow): Promise<void> {
  const now = await attemptById(parts.db.orm, id)
  if (now?.state !== 'open') return
  const realNow = parts.realNow()
  const age = Math.max(0, realNow - openedAt)
  const next = realNow + Math.min(minutes(5), Math.max(2000, age / 2))
  const lookAt = realNow < expiresAt ? Math.min(next, expiresAt) : next
  await changeOpenAttempt(parts.db.orm, id, { lookAt })
}
