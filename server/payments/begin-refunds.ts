import type { Cents } from '@mikvah/rules/price/money.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Moment } from '../http/asked.ts'
import { newId } from '../ids.ts'
import { addEffect } from '../outbox/outbox.ts'
import { attemptsOfReservations, openAttempt } from './store.ts'
import { attempts } from './table.ts'

type Wanted = { reservationId: string; cents: Cents; note: string }

/**
 * Opens the rows by which money goes back to the cards it came from, the last charge first. The processor is asked
 * by the outbox once they are committed.
 */
export async function beginRefunds(
  tx: Tx,
  { now }: Moment,
  { reservationId, cents, note }: Wanted,
): Promise<void> {
  const all = await attemptsOfReservations(tx, [reservationId])
  const charges = await tx
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.reservationId, reservationId),
        eq(attempts.kind, 'charge'),
        eq(attempts.state, 'approved'),
      ),
    )
    .orderBy(desc(attempts.openedAt))
  let wanted = cents
  for (const charge of charges) {
    if (wanted <= 0) break
    const left = refundableOf(charge, all)
    const part = Math.min(left, wanted)
    if (part <= 0) continue
    const opened = await openAttempt(tx, {
      id: newId(),
      kind: 'refund',
      purpose: charge.purpose,
      state: 'open',
      processor: charge.processor,
      userId: charge.userId,
      reservationId,
      refundOf: charge.id,
      cents: part,
      split: [{ method: 'CreditRefund', cents: part }],
      facts: { note },
      openedAt: now,
      expiresAt: now,
    })
    if (!opened) continue
    wanted -= part
    await addEffect(tx, {
      do: 'refund',
      dueAt: now,
      heldInQuiet: true,
      dedupe: `refund:${opened.id}`,
      payload: { attemptId: opened.id },
    })
  }
}

type Attempt = typeof attempts.$inferSelect

/** What of a charge may still go back by itself: its visit part, without tip and donation, less earlier refunds. */
export function refundableOf(charge: Attempt, all: readonly Attempt[]): Cents {
  const visit = charge.split
    .filter(({ method }) => method === 'CreditCard')
    .reduce((sum, { cents }) => sum + cents, 0)
  const gone = all
    .filter(
      ({ kind, refundOf, state }) =>
        kind === 'refund' && refundOf === charge.id && (state === 'open' || state === 'approved'),
    )
    .reduce((sum, { cents: back }) => sum + back, 0)
  return visit - gone
}
