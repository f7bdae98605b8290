import type { Tx } from '../db/database.ts'
import { eq, inArray, isNotNull, or, type SQL, sql } from '../db/drizzle/queries.ts'
import { attempts, payments } from '../payments/table.ts'
import type { Account } from '../people/accounts.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
import { clearAttempts, clearHistory, clearPayments, clearVisits } from './clear-personal.ts'

/**
 * Blanks in her visits, their histories, her payments and attempts what somebody wrote, IP addresses, who a donor was,
 * and brand and digits of her card. Amounts, methods, days and ids stay.
 */
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
  while ((await clearVisits.some(tx, eq(reservations.userId, account.id), all)) > 0);
  while ((await clearHistory.some(tx, inArray(statusHistory.reservationId, visits), all)) > 0);
  while ((await clearPayments.some(tx, hersPaid, all)) > 0);
  await tx
    .update(payments)
    .set({ reference: null })
    .where(sql`${hersPaid} and ${isNotNull(payments.attemptId)}`)
  while ((await clearAttempts.some(tx, gifts, all)) > 0);
}

/**
 * Attempts of her account, and those she made as a visitor by the same phone, with or without its country code. An
 * e-mail address proves nothing: anyone may put a donor's into her profile.
 */
function attemptsGivenBy({ id, phone }: Account): SQL | undefined {
  const { facts, userId } = attempts
  const digits = sql`regexp_replace(${facts} #>> '{donor,phone}', '\\D', '', 'g')`
  const spellings = phone ? [phone, ...(/^1\d{10}$/.test(phone) ? [phone.slice(1)] : [])] : []
  return or(eq(userId, id), inArray(digits, spellings))
}
