import type { Db } from '../../db/database.ts'
import { and, eq, isNull } from '../../db/drizzle/queries.ts'
import { errored } from '../../integrations/payments/card-processor.ts'
import type { Moment } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import type { Paying } from '../ledger/payer.ts'
import { processorOf } from '../ledger/processor.ts'
import type { AttemptRow } from '../ledger/store.ts'
import { attempts } from '../table.ts'
import { closeCharge } from './close-charge.ts'

/**
 * The open attempt of a wallet that she began for the same visit, or for no visit, and hasn't confirmed; null where
 * there is none. What a card reader asks for isn't one: a card may be in it at this moment, so it blocks other payments
 * until it is given up or its minute is over.
 */
export async function openWalletOf(
  db: Db,
  { owner, visit }: Pick<Paying, 'owner' | 'visit'>,
): Promise<AttemptRow | null> {
  if (!owner) return null
  const [row] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.kind, 'charge'),
        eq(attempts.state, 'open'),
        eq(attempts.userId, owner.id),
        visit ? eq(attempts.reservationId, visit.id) : isNull(attempts.reservationId),
      ),
    )
  return row?.facts.wallet && !row.facts.reader ? row : null
}

/**
 * Ends a wallet that she opened and left, so that it doesn't block her next payment: its intent is first canceled at
 * the processor. If it was confirmed meanwhile, that money counts, and the next payment is judged after it. `judge`
 * refuses before that what would be refused all the same, so that such a payment ends no wallet.
 */
export async function leaveWallet(
  parts: Parts,
  moment: Moment,
  paying: Paying,
  judge: () => Promise<unknown>,
): Promise<void> {
  const left = await openWalletOf(parts.db.orm, paying)
  if (!left?.intentId) return
  await judge()
  const processor = processorOf(parts, moment.content, left.processor)
  const ended = await processor.cancelIntent({
    paymentId: left.id,
    paymentIntent: left.intentId,
    openedAt: left.openedAt,
  })
  if (ended.status === 'canceled') await closeCharge(parts, left.id, errored('left', 'left'))
  if (ended.status === 'approved' || ended.status === 'declined') {
    await closeCharge(parts, left.id, ended)
  }
}
