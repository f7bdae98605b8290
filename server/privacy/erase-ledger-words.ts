import type { Tx } from '../db/database.ts'
import { eq, inArray, isNotNull, or, type SQL, sql } from '../db/drizzle/queries.ts'
import { attempts, payments } from '../payments/table.ts'
import type { Account } from '../people/accounts.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
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

/**
 * Those of her account, and what she gave as a visitor by the same phone, with its country code or without. An e-mail
 * address shows nothing: anyone may put a donor's in her profile.
 */
function attemptsGivenBy({ id, phone }: Account): SQL | undefined {
  const { facts, userId } = attempts
  const digits = sql`regexp_replace(${facts} #>> '{donor,phone}', '\\D', '', 'g')`
  const spellings = phone ? [phone, ...(/^1\d{10}$/.test(phone) ? [phone.slice(1)] : [])] : []
  return or(eq(userId, id), inArray(digits, spellings))
}
