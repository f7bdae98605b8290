import { eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { attempts, payments } from '../payments/table.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
import type { Account } from '../sign-in/store.ts'
import { addressesOf } from './addresses-of.ts'
import { clearAttempts, clearHistory, clearPayments, clearVisits } from './clear-personal.ts'

/** Amounts, methods, days and ids stay; what somebody wrote, and the face of her card, goes. */
export async function eraseLedgerWords(tx: Tx, account: Account): Promise<void> {
  const visits = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.userId, account.id))
  const gifts = attemptsGivenBy(account)
  const paid = tx.select({ id: attempts.id }).from(attempts).where(gifts)
  const hersPaid = or(
    eq(payments.userId, account.id),
    inArray(payments.reservationId, visits),
    inArray(payments.attemptId, paid),
  )
  const all = { waits: true }
  while ((await clearVisits(tx, eq(reservations.userId, account.id), all)) > 0);
  while ((await clearHistory(tx, inArray(statusHistory.reservationId, visits), all)) > 0);
  while ((await clearPayments(tx, hersPaid, all)) > 0);
  await tx
    .update(payments)
    .set({ reference: null })
    .where(sql`${hersPaid} and ${isNotNull(payments.attemptId)}`)
  while ((await clearAttempts(tx, gifts, all)) > 0);
}

/** Those of her account, and what she gave as a visitor by the same phone or e-mail. */
function attemptsGivenBy(account: Account): SQL | undefined {
  const { facts, userId } = attempts
  const addresses = addressesOf(account)
  return or(
    eq(userId, account.id),
    ...(addresses.length > 0
      ? [
          inArray(sql`lower(${facts} #>> '{donor,email}')`, addresses),
          inArray(sql`regexp_replace(${facts} #>> '{donor,phone}', '\\D', '', 'g')`, addresses),
        ]
      : []),
  )
}
