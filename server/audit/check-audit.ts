import { asc, eq, sql } from '../db/drizzle/queries.ts'
import { longSnapshot } from '../db/snapshot.ts'
import { batchHash, beginning, type Chained } from './batch-hash.ts'
import { auditBatches, auditLog } from './table.ts'

/** What became of computing the chain anew. */
export type AuditCheck = {
  ok: boolean
  /**
   * The first batch that doesn't match the chain; null when all match, or when rows belong to a batch that doesn't
   * exist.
   */
  brokenBatch: number | null
  batches: number
  rows: number
  /** How many rows have been written since the last batch. */
  waiting: number
  /** The hash of the last batch that matches. Kept elsewhere, it shows later that nothing was cut off the end. */
  head: string
}

/**
 * Computes the chain of the audit log anew, which finds a chained row that was changed, removed or slipped in. What it
 * doesn't find: rows changed while they wait for a batch, and batches cut off at the end (see `head`).
 */
export const checkAudit = ({ db, facility }: Chained): Promise<AuditCheck> =>
  db.inTransaction(async (tx) => {
    const batches = await tx.select().from(auditBatches).orderBy(asc(auditBatches.number))
    const { rows: counts } = await tx.execute<{ chained: number; waiting: number }>(sql`
        select count(batch)::int as chained, (count(*) - count(batch))::int as waiting
        from audit_log`)
    const { chained = 0, waiting = 0 } = counts[0] ?? {}

    let head = beginning
    let brokenBatch: number | null = null
    let rows = 0
    for (const [at, { number, hash, rows: counted }] of batches.entries()) {
      const found = await tx
        .select()
        .from(auditLog)
        .where(eq(auditLog.batch, number))
        .orderBy(asc(auditLog.at), asc(auditLog.id))
      const fits =
        number === at + 1 &&
        found.length === counted &&
        batchHash(facility.keys, head, found) === hash
      if (!fits) {
        brokenBatch = number
        break
      }
      head = hash
      rows += counted
    }
    const ok = brokenBatch === null && rows === chained
    return { ok, brokenBatch, batches: batches.length, rows: chained, waiting, head }
  }, longSnapshot)
