import { friendCents } from '@mikvah/rules/price/sponsorship.ts'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { payments } from './table.ts'

/** The business day on which she last paid a Friend donation, or null. */
export async function friendPaidOn(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ day: payments.day })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.method, 'Donation'),
        eq(payments.status, 'Approved'),
        gte(payments.cents, friendCents),
      ),
    )
    .orderBy(desc(payments.day))
    .limit(1)
  return row?.day ?? null
}
