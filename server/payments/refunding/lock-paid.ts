import type { PaymentFacts } from '@mikvah/rules/payments/methods.ts'
import type { Tx } from '../../db/database.ts'
import { eq } from '../../db/drizzle/queries.ts'
import { lockAnyAccount } from '../../people/store.ts'
import { Refused } from '../../request/refused.ts'
import { lockReservation } from '../../reservations/store.ts'
import {
  type AttemptRow,
  type PaymentRow,
  paymentsByIds,
  refundRowsOf,
  refundsOf,
} from '../ledger/store.ts'
import { payments } from '../table.ts'

/**
 * A ledger row, with its visit and its account locked as everything that opens refunds locks them: of two refunds at
 * once the second waits and then sees the first, so that together they can't give back more than was paid.
 */
export async function lockPaid(tx: Tx, paymentId: string): Promise<PaymentRow> {
  const [seen] = await paymentsByIds(tx, [paymentId])
  if (seen?.reservationId) await lockReservation(tx, seen.reservationId)
  if (seen?.userId) await lockAnyAccount(tx, seen.userId)
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment) throw new Refused('not-found')
  // Meanwhile an edit, or a kallah's request, has moved it to another visit.
  return payment.reservationId === seen?.reservationId ? payment : lockPaid(tx, paymentId)
}

/** Refunds of this ledger row, failed ones and those on their way included; `charge` is the attempt it was paid by. */
export async function refundsOfRow(
  tx: Tx,
  { id }: PaymentRow,
  charge: AttemptRow | null,
): Promise<PaymentFacts[]> {
  // Attempts are read first: a refund that ends between the two reads is then counted twice, never not at all.
  const all = charge ? await refundsOf(tx, charge.id) : []
  const given = await refundRowsOf(tx, id)
  const onTheirWay = all
    .filter(({ state, facts }) => state === 'open' && facts.paymentId === id)
    .map(({ cents }) => ({ method: 'CreditRefund' as const, status: 'Open' as const, cents }))
  return [...given, ...onTheirWay]
}
