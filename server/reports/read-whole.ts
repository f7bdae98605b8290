import type { Database, Tx } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { longSnapshot } from '../db/snapshot.ts'

/**
 * All that a report reads, as it stands at one moment. Everything else asks for few rows by an index, and its
 * connections are told to (db/postgres.ts); who adds up years reads the table from end to end.
 */
export const readWhole = <T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.inTransaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = on`)
    return read(tx)
  }, longSnapshot)
