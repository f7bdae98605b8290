import { eq } from '../../db/drizzle/queries.ts'
import { NotSetUp } from '../../integrations/not-set-up.ts'
import type { ProcessorKind } from '../../integrations/payments/card-processor.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { processorOf } from '../ledger/processor.ts'
import { attempts } from '../table.ts'

/**
 * Deletes a customer with all her cards at a processor, as an effect of the outbox: it may be repeated, and is tried
 * again when it throws. A processor that isn't set up and never charged anybody here has no customers; one that did is
 * asked once it is set up again.
 */
export async function forgetCards(
  parts: Parts,
  { customerRef, processor }: { customerRef: string; processor: ProcessorKind },
): Promise<void> {
  const { content } = await momentOf(parts)
  try {
    await processorOf(parts, content, processor).forgetCustomer(customerRef)
  } catch (error) {
    const used = await parts.db.orm.$count(attempts, eq(attempts.processor, processor))
    if (!(error instanceof NotSetUp) || used > 0) throw error
  }
}
