import { asc, desc, inArray, isNull, sql } from '../db/drizzle/queries.ts'
import { batchHash, beginning, type Chained } from './batch-hash.ts'
import { auditBatches, auditLog } from './table.ts'

/** The lock number of this job, so that processes chain batches one after another. */
const lockNumber = 6_134_552_819
const most = 500

/**
 * Adds rows written since the last batch, 500 at most, to the hash chain of the audit log, and gives how many they
 * were; none while another process does so.
 */
export async function chainAudit({ db, facility }: Chained): Promise<number> {
  const waiting = isNull(auditLog.batch)
  const [one] = await db.orm.select({ id: auditLog.id }).from(auditLog).where(waiting).limit(1)
  if (!one) return 0
  return db.inTransaction(async (tx) => {
    const { rows: locks } = await tx.execute<{ got: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockNumber}) as got`,
    )
    if (!locks[0]?.got) return 0
    const rows = await tx
      .select()
      .from(auditLog)
      .where(waiting)
      .orderBy(asc(auditLog.at), asc(auditLog.id))
      .limit(most)
    if (rows.length === 0) return 0
    const [last] = await tx.select().from(auditBatches).orderBy(desc(auditBatches.number)).limit(1)
    const number = (last?.number ?? 0) + 1
    const hash = batchHash(facility.keys, last?.hash ?? beginning, rows)
    await tx.insert(auditBatches).values({ number, rows: rows.length, hash })
    const ids = rows.map(({ id }) => id)
    await tx.update(auditLog).set({ batch: number }).where(inArray(auditLog.id, ids))
    return rows.length
  })
}
