import { and, eq, isNull } from '../db/drizzle/queries.ts'
import { effects } from '../outbox/table.ts'
import { attempts } from '../payments/table.ts'
import type { Parts } from '../request/parts.ts'

/**
 * Frees the leases of a process that ended: on the embedded database, which only one process has, all effects that
 * aren't done and all open charges are due at once; on PostgreSQL, beside other processes, a lease has to run out.
 */
export async function freeLeases({ db, realNow }: Parts): Promise<void> {
  if (db.engine !== 'embedded') return
  const lookAt = realNow()
  await db.inTransaction(async (tx) => {
    await tx.update(effects).set({ retryAt: null }).where(isNull(effects.doneAt))
    const openCharge = and(eq(attempts.state, 'open'), eq(attempts.kind, 'charge'))
    await tx.update(attempts).set({ lookAt }).where(openCharge)
  })
}
