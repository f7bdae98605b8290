import { friendCents } from '@mikvah/rules/price/sponsorship.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { given, prepared } from '../db/prepared.ts'
import { payments } from '../payments/table.ts'
import { users } from '../people/table.ts'
import { reservations } from './table.ts'

const facts = prepared('patron-facts', (tx) =>
  tx
    .select({
      /** The business day on which she last paid a Friend donation. */
      friendPaidOn: sql<string | null>`(
        select max(${payments.day}) from ${payments}
        where ${payments.userId} = ${users.id} and ${payments.method} = 'Donation'
          and ${payments.status} = 'Approved' and ${payments.cents} >= ${sql.raw(String(friendCents))})`,
      hasDoneVisit: sql<boolean>`exists (
        select from ${reservations} where ${reservations.userId} = ${users.id} and ${reservations.status} = 'Done')`,
    })
    .from(users)
    .where(eq(users.id, given(users.id, 'userId')))
    .for('no key update'),
)

/**
 * What of her past a booking depends on. The row stays locked until the transaction ends: her own two bookings, of
 * two nights on two phones, take turns, so that neither slips past the bounds.
 */
export async function lockPatronFacts(tx: Tx, userId: string) {
  const [row] = await facts(tx).execute({ userId })
  return row ?? { friendPaidOn: null, hasDoneVisit: false }
}
