import { isKallahNote } from '@mikvah/rules/reservation/kallah.ts'
import type { Tx } from '../../db/database.ts'
import { and, eq, inArray, isNull, or } from '../../db/drizzle/queries.ts'
import { attemptById, type PaymentRow } from '../../payments/ledger/store.ts'
import { attempts, payments } from '../../payments/table.ts'
import { Refused } from '../../request/refused.ts'
import type { ReservationRow } from '../store.ts'

/**
 * Ties a kallah's payment, made before there was a visit, to its visit, with what was paid beside it and all refunds of
 * it: it must be hers, made for a kallah, and not yet tied, else it counts as unknown. No other payment is ever tied.
 */
export async function tieKallahPayment(
  tx: Tx,
  row: ReservationRow,
  paymentId: string,
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  const hers =
    payment?.userId === row.userId &&
    payment.reservationId === null &&
    payment.status === 'Approved' &&
    payment.method !== 'CreditRefund'
  if (!payment || !hers || !row.kallah || !(await isForKallah(tx, payment))) {
    throw new Refused('not-found')
  }
  // Attempts are moved first: a refund that ends meanwhile has written its row by then, or writes it for this visit.
  const { attemptId } = payment
  if (attemptId) {
    await tx
      .update(attempts)
      .set({ reservationId: row.id })
      .where(or(eq(attempts.id, attemptId), eq(attempts.refundOf, attemptId)))
  }
  const paid = await tx.select({ id: payments.id }).from(payments).where(madeWith(payment))
  const ids = paid.map(({ id }) => id)
  await tx
    .update(payments)
    .set({ reservationId: row.id })
    .where(
      and(
        or(inArray(payments.id, ids), inArray(payments.refundOf, ids)),
        isNull(payments.reservationId),
      ),
    )
}

/** What a charge was for is in its attempt; for a recorded payment it is in the note. */
async function isForKallah(tx: Tx, { attemptId, note }: PaymentRow): Promise<boolean> {
  if (!attemptId) return isKallahNote(note)
  return (await attemptById(tx, attemptId))?.purpose === 'kallah'
}

/** The payments made in the same act: of one charge, or recorded by the same account at the same moment. */
const madeWith = ({ id, attemptId, userId, by, at, note }: PaymentRow) =>
  attemptId || !userId || !by || !note
    ? or(eq(payments.id, id), attemptId ? eq(payments.attemptId, attemptId) : undefined)
    : and(
        eq(payments.userId, userId),
        eq(payments.by, by),
        eq(payments.at, at),
        eq(payments.note, note),
        isNull(payments.attemptId),
        isNull(payments.refundOf),
        isNull(payments.reservationId),
      )
