import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Asked } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { within } from '../../within.ts'
import { processorOf } from '../ledger/processor.ts'
import { type AttemptRow, attemptById } from '../ledger/store.ts'
import { applyResult, type ChargeEnd } from './ask-charge.ts'

const patience: Ms = 10_000

/**
 * How a charge stands that an earlier try of the same call has opened. Nobody is charged again: a charge that nobody
 * was asked for is asked for now by `ask`; one whose answer was lost is looked up. Null when it failed with nothing
 * moved, so that the call may be made anew.
 */
export async function repeatCharge(
  parts: Parts,
  asked: Asked,
  attemptId: string,
  ask: (attempt: AttemptRow) => Promise<ChargeEnd>,
): Promise<ChargeEnd | null> {
  const attempt = await attemptById(parts.db.orm, attemptId)
  if (!attempt || attempt.state === 'error') return null
  if (attempt.state !== 'open') return { state: 'closed', attempt }
  return attempt.asked ? lookUp(parts, asked, attempt) : ask(attempt)
}

/** That the processor knows nothing yet proves nothing: whoever looks after open charges closes it in time. */
async function lookUp(parts: Parts, { content }: Asked, attempt: AttemptRow): Promise<ChargeEnd> {
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
