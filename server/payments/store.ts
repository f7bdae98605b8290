import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { attempts, payments } from './table.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
export type AttemptRow = typeof attempts.$inferSelect
export type NewAttempt = typeof attempts.$inferInsert

export const paymentsOfReservations = (tx: Tx, ids: readonly string[]): Promise<PaymentRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(payments)
        .where(inArray(payments.reservationId, [...ids]))
        .orderBy(asc(payments.at))

export const attemptsOfReservations = (tx: Tx, ids: readonly string[]): Promise<AttemptRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(attempts)
        .where(inArray(attempts.reservationId, [...ids]))
        .orderBy(asc(attempts.openedAt))

export const paymentsOfUser = (
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
) =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), gte(payments.day, from), lte(payments.day, to)))
    .orderBy(desc(payments.at))

export const paymentsOfDays = (tx: Tx, { from, to }: { from: string; to: string }) =>
  tx
    .select()
    .from(payments)
    .where(and(gte(payments.day, from), lte(payments.day, to)))
    .orderBy(desc(payments.at))

export async function paymentById(tx: Tx, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id))
  return row ?? null
}

export async function attemptById(tx: Tx, id: string): Promise<AttemptRow | null> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.id, id))
  return row ?? null
}

export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow | null> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update')
  return row ?? null
}

/** Null when another attempt of the same reservation or person is open: the index allows one. */
export async function openAttempt(tx: Tx, attempt: NewAttempt): Promise<AttemptRow | null> {
  const [row] = await tx.insert(attempts).values(attempt).onConflictDoNothing().returning()
  return row ?? null
}

export const changeAttempt = (tx: Tx, id: string, changes: Partial<NewAttempt>) =>
  tx.update(attempts).set(changes).where(eq(attempts.id, id))

export const addPayments = async (tx: Tx, rows: NewPayment[]): Promise<PaymentRow[]> =>
  rows.length === 0 ? [] : tx.insert(payments).values(rows).returning()

/** Open attempts whose outcome is to be looked up, a few at a time. */
export const lockAttemptsToLookUp = (tx: Tx, realNow: Ms) =>
  tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.state, 'open'), lte(attempts.lookAt, realNow)))
    .limit(10)
    .for('update', { skipLocked: true })
