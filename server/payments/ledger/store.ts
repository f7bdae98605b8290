import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../../db/database.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  or,
  sql,
} from '../../db/drizzle/queries.ts'
import type { ProcessorKind } from '../../integrations/payments/card-processor.ts'
import { attempts, payments } from '../table.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
export type AttemptRow = typeof attempts.$inferSelect
export type NewAttempt = typeof attempts.$inferInsert

/** All ledger rows of these visits, refunds and declined ones too, the oldest first. */
export const paymentsOfReservations = (db: Db, ids: readonly string[]): Promise<PaymentRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(payments)
        .where(inArray(payments.reservationId, [...ids]))
        .orderBy(asc(payments.at))

/** All attempts for these visits, charges and refunds, however they stand, the oldest first. */
export const attemptsOfReservations = (db: Db, ids: readonly string[]): Promise<AttemptRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(attempts)
        .where(inArray(attempts.reservationId, [...ids]))
        .orderBy(asc(attempts.openedAt))

/** Her ledger rows between two business days, both included, the newest first. */
export const paymentsOfUser = (
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), gte(payments.day, from), lte(payments.day, to)))
    .orderBy(desc(payments.at))

/** All ledger rows between two business days, both included, the newest first. */
export const paymentsOfDays = (db: Db, { from, to }: { from: string; to: string }) =>
  db
    .select()
    .from(payments)
    .where(and(gte(payments.day, from), lte(payments.day, to)))
    .orderBy(desc(payments.at), desc(payments.id))

/** The ledger rows with these ids, in their order; an id without a row is left out. */
export async function paymentsByIds(db: Db, ids: readonly string[]): Promise<PaymentRow[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export async function attemptById(db: Db, id: string): Promise<AttemptRow | null> {
  const [row] = await db.select().from(attempts).where(eq(attempts.id, id))
  return row ?? null
}

/** Takes the row lock of an attempt, and gives it as it is now; null where there is none. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow | null> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update')
  return row ?? null
}

/** Writes an attempt; null while a charge of its visit, or of its payer for no visit, is open: an index allows one. */
export async function openAttempt(tx: Tx, attempt: NewAttempt): Promise<AttemptRow | null> {
  const [row] = await tx.insert(attempts).values(attempt).onConflictDoNothing().returning()
  return row ?? null
}

/** Changes an attempt, whatever its state, and gives it as it then stands; throws where there is none. */
export async function changeAttempt(
  tx: Tx,
  id: string,
  changes: Partial<NewAttempt>,
): Promise<AttemptRow> {
  const [row] = await tx.update(attempts).set(changes).where(eq(attempts.id, id)).returning()
  if (!row) throw new Error('The attempt is gone.')
  return row
}

/** Changes an attempt unless it was closed meanwhile. */
export const changeOpenAttempt = (db: Db, id: string, changes: Partial<NewAttempt>) =>
  db
    .update(attempts)
    .set(changes)
    .where(and(eq(attempts.id, id), eq(attempts.state, 'open')))

/**
 * Marks an attempt as asked, and as opened at this moment; false when it was closed, or asked by somebody else: then
 * nobody may ask again.
 */
export async function beginAsking(db: Db, id: string, openedAt: Ms): Promise<boolean> {
  const begun = await db
    .update(attempts)
    .set({ asked: true, openedAt })
    .where(and(eq(attempts.id, id), eq(attempts.state, 'open'), eq(attempts.asked, false)))
    .returning({ id: attempts.id })
  return begun.length > 0
}

/**
 * Takes the turn to send a refund, given the attempt as it was read; false when it was closed or sent meanwhile. If two
 * have looked and found nothing, only one sends it.
 */
export async function takeRefundTurn(
  db: Db,
  { id, asked, openedAt, facts }: AttemptRow,
  now: Ms,
): Promise<boolean> {
  const seen = facts.askedAt === undefined ? null : JSON.stringify(facts.askedAt)
  // The turn is later than the one that was seen, whatever the clock says, so that the other one notices.
  const askedAt = Math.max(now, (facts.askedAt ?? 0) + 1)
  const taken = await db
    .update(attempts)
    .set({
      asked: true,
      openedAt: asked ? openedAt : now,
      facts: sql`${attempts.facts} || jsonb_build_object('askedAt', ${askedAt}::int8)`,
    })
    .where(
      and(
        ...[eq(attempts.id, id), eq(attempts.state, 'open'), eq(attempts.asked, asked)],
        sql`${attempts.facts} -> 'askedAt' is not distinct from ${seen}::jsonb`,
      ),
    )
    .returning({ id: attempts.id })
  return taken.length > 0
}

/** Stores that the last try to refund was answered, so that nothing of it is under way. */
export const endRefundTurn = (db: Db, id: string) =>
  db
    .update(attempts)
    .set({ facts: sql`${attempts.facts} || '{"askedAt": null}'::jsonb` })
    .where(and(eq(attempts.id, id), eq(attempts.state, 'open')))

/** The attempt of the charge with this intent at this processor; null where there is none. */
export async function attemptByIntent(
  db: Db,
  processor: ProcessorKind,
  intentId: string,
): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.processor, processor),
        eq(attempts.intentId, intentId),
        eq(attempts.kind, 'charge'),
      ),
    )
  return row ?? null
}

/** Whether a charge for a membership that was opened at that moment or later has been approved for her. */
export async function hasBoughtSince(db: Db, userId: string, openedAt: Ms): Promise<boolean> {
  const [row] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        ...[eq(attempts.userId, userId), eq(attempts.purpose, 'membership')],
        ...[eq(attempts.kind, 'charge'), eq(attempts.state, 'approved')],
        gte(attempts.openedAt, openedAt),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Deletes the ledger rows of a failed try, because the money came after all. */
export const dropFailures = (tx: Tx, attemptId: string) =>
  tx.delete(payments).where(and(eq(payments.attemptId, attemptId), ne(payments.status, 'Approved')))

/** The ledger rows that an attempt led to, by their methods; a failed one mostly has one too. */
export const paymentsOfAttempt = (db: Db, attemptId: string) =>
  db.select().from(payments).where(eq(payments.attemptId, attemptId)).orderBy(asc(payments.method))

/** Writes ledger rows, and gives them as they are stored. */
export const addPayments = async (tx: Tx, rows: NewPayment[]): Promise<PaymentRow[]> =>
  rows.length === 0 ? [] : tx.insert(payments).values(rows).returning()

/** Twice the longest time between two looks: one that waits longer was written before the clock was set back. */
const longestWait = minutes(10)

/** Takes the row locks of up to ten open charges that are due to be looked up, but for those locked already. */
export const lockChargesToLookUp = (tx: Tx, realNow: Ms) =>
  tx
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.state, 'open'),
        eq(attempts.kind, 'charge'),
        or(lte(attempts.lookAt, realNow), gt(attempts.lookAt, realNow + longestWait)),
      ),
    )
    .limit(10)
    .for('update', { skipLocked: true })

/** Locks up to 100 refunds that failed, were first asked for between these moments and may be asked about. */
export const lockFailedRefunds = (tx: Tx, realNow: Ms, { from, to }: { from: Ms; to: Ms }) =>
  tx
    .select()
    .from(attempts)
    .where(
      and(
        ...[eq(attempts.kind, 'refund'), inArray(attempts.state, ['declined', 'error'])],
        ...[gt(attempts.openedAt, from), lte(attempts.openedAt, to)],
        or(isNull(attempts.lookAt), lte(attempts.lookAt, realNow)),
      ),
    )
    .limit(100)
    .for('update', { skipLocked: true })

/** The attempts to refund a charge, given its attempt's id, however they ended. */
export const refundsOf = (db: Db, chargeId: string) =>
  db
    .select()
    .from(attempts)
    .where(and(eq(attempts.refundOf, chargeId), eq(attempts.kind, 'refund')))

/** The ledger rows that give a payment back, failed ones included. */
export const refundRowsOf = (tx: Tx, paymentId: string) =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.refundOf, paymentId), eq(payments.method, 'CreditRefund')))
