import type { Ms } from '@mikvah/rules/time/ms.ts'
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
import { longestAtReader } from './open-charge.ts'

/**
 * The owner's open attempt, for this visit or without one for no visit, of an intent that a browser confirms and hasn't
 * yet: a wallet's, or that of a reader which the browser leads. Null where there is none, and for a donor who isn't
 * signed in. What this program asks of a reader isn't one.
 */
export async function openIntentOf(
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
 * Whether a card may be in a reader for it at this moment. Such an intent blocks other payments for the minute that
 * anybody stands before a reader; afterwards it counts as left.
 */
const isAtReader = ({ split, openedAt }: AttemptRow, realNow: Ms): boolean =>
  split.some(({ method }) => method === 'Terminal') && realNow < openedAt + longestAtReader

/**
 * Ends an intent that was opened and left, so that it doesn't block her next payment: its intent is first canceled at
 * the processor. If it was confirmed meanwhile, that money counts, and the next payment is judged after it. `judge`
 * refuses before that what would be refused all the same, so that such a payment ends no wallet.
 */
export async function leaveWallet(
  parts: Parts,
  moment: Moment,
  paying: Paying,
  judge: () => Promise<unknown>,
): Promise<void> {
  const left = await openIntentOf(parts.db.orm, paying)
  if (!left?.intentId || isAtReader(left, parts.realNow())) return
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
