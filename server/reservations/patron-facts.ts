import { friendCents } from '@mikvah/rules/price/sponsorship.ts'
import { and, eq, exists, gte, max, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database.ts'
import { given, prepared } from '../db/prepared.ts'
import { Refused } from '../http/refused.ts'
import { payments } from '../payments/table.ts'
import { users } from '../people/table.ts'
import { reservations } from './table.ts'

const ask = new QueryBuilder()

/** The business day on which she last paid a Friend donation. */
const friendPaidOn = ask
  .select({ day: max(payments.day) })
  .from(payments)
  .where(
    and(
      eq(payments.userId, users.id),
      eq(payments.method, 'Donation'),
      eq(payments.status, 'Approved'),
      gte(payments.cents, friendCents),
    ),
  )

const doneVisits = ask
  .select({ one: sql`1` })
  .from(reservations)
  .where(and(eq(reservations.userId, users.id), eq(reservations.status, 'Done')))

const facts = prepared('patron-facts', (tx) =>
  tx
    .select({
      friendPaidOn: sql<string | null>`${friendPaidOn}`,
      hasDoneVisit: exists(doneVisits) as SQL<boolean>,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .where(eq(users.id, given(users.id, 'userId')))
    .for('no key update'),
)

/**
 * What of her past a booking depends on. The row stays locked until the transaction ends: her own two bookings, of
 * two nights on two phones, take turns, so that neither slips past the bounds. Nothing is booked for one who was
 * taken off the record meanwhile.
 */
export async function lockPatronFacts(tx: Tx, userId: string) {
  const [row] = await facts(tx).execute({ userId })
  if (!row || row.erasedAt !== null) throw new Refused('user-not-found')
  return row
}
