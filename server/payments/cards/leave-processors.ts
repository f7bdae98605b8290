import type { Tx } from '../../db/database.ts'
import { eq } from '../../db/drizzle/queries.ts'
import { type ProcessorKind, processorKinds } from '../../integrations/payments/card-processor.ts'
import { addEffect } from '../../outbox/add-effect.ts'
import type { Moment } from '../../request/context.ts'
import { cardVault } from '../table.ts'

/**
 * Deletes the cards that are stored here for a customer, and has every processor delete her, whichever is used today:
 * an earlier one may still have her cards.
 */
export async function leaveProcessors(tx: Tx, moment: Moment, customerRef: string): Promise<void> {
  await tx.delete(cardVault).where(eq(cardVault.customerRef, customerRef))
  for (const processor of processorKinds) {
    await leaveProcessor(tx, moment, { customerRef, processor })
  }
}

/** Adds the effect that deletes her at a processor, tried until it is done. */
export const leaveProcessor = (
  tx: Tx,
  { now }: Moment,
  payload: { customerRef: string; processor: ProcessorKind },
): Promise<void> => addEffect(tx, { do: 'forgetCards', dueAt: now, payload })
