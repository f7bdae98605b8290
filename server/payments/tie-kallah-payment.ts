import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { Refused } from '../http/refused.ts'
import type { ReservationRow } from '../reservations/store.ts'
import { paymentById } from './store.ts'
import { attempts, payments } from './table.ts'

/** Ties a kallah's payment, made before there was a visit, to the visit it was for (rules 6). */
export async function tieKallahPayment(
  tx: Tx,
  row: ReservationRow,
  paymentId: string,
): Promise<void> {
  const payment = await paymentById(tx, paymentId)
  const hers =
    payment?.userId === row.userId &&
    payment.reservationId === null &&
    payment.status === 'Approved'
  if (!payment || !hers || !row.kallah) throw new Refused('not-found')
  await tx
    .update(payments)
    .set({ reservationId: row.id })
    .where(and(eq(payments.attemptId, payment.attemptId ?? ''), isNull(payments.reservationId)))
  if (payment.attemptId) {
    await tx
      .update(attempts)
      .set({ reservationId: row.id })
      .where(eq(attempts.id, payment.attemptId))
  }
}
