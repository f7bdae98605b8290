import type { Database, Tx } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { longSnapshot } from '../db/snapshot.ts'

/**
 * Runs the reads of a report as of one moment. Connections are set to prefer indexes (db/postgres.ts), which is right
 * for everything else; a report may read whole tables.
 */
export const readWhole = <T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.inTransaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = on`)
    return read(tx)
  }, longSnapshot)
