import type { Errored } from '../../integrations/payments/card-processor.ts'
import type { Moment } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { processorOf } from '../ledger/processor.ts'
import type { AttemptRow } from '../ledger/store.ts'
import { applyResult, type ChargeEnd } from './ask-charge.ts'
import { closeCharge } from './close-charge.ts'

/**
 * Ends an attempt that waits for the payer, as failed for the reason `because`: first at the reader, then at the
 * processor, and only then here. If a card was faster, it counts as charged.
 */
export async function endIntent(
  parts: Parts,
  { content }: Moment,
  { id, processor: kind, openedAt, facts: { reader } }: AttemptRow,
  { paymentIntent, because }: { paymentIntent: string; because: Errored },
): Promise<ChargeEnd> {
  const processor = processorOf(parts, content, kind)
  if (reader) {
    // If the reader doesn't hear it, it goes on asking in vain: what it reads can no longer be charged.
    await processor.readers
      ?.cancel(reader, paymentIntent)
      .catch((error) => parts.log.warn({ attempt: id, err: error }, 'a reader could not be told'))
  }
  const ended = await processor.cancelIntent({ paymentId: id, paymentIntent, openedAt })
  if (ended.status !== 'canceled') return applyResult(parts, id, ended)
  return { state: 'closed', attempt: await closeCharge(parts, id, because) }
}
