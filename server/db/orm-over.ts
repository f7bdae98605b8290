import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Db } from './database.ts'
import { PgDialect } from './drizzle/columns.ts'
import type { Run } from './engine.ts'

const dialect = new PgDialect()
const runs = new WeakMap<Db, Run>()

/**
 * Drizzle over a way to run statements. It asks a driver for `query` and nothing else, so its node-postgres session
 * serves both engines, with the same types and the same row counts.
 */
export function ormOver(run: Run): Db {
  const client = { query: run } as unknown as PoolClient
  const tx = new NodePgTransaction(
    dialect,
    new NodePgSession(client, dialect, undefined),
    undefined,
  ) as Db
  runs.set(tx, run)
  return tx
}

/** What a `tx` runs its statements with, for those that Drizzle doesn't build. Throws for a savepoint's. */
export function runOf(tx: Db): Run {
  const run = runs.get(tx)
  if (!run) throw new Error('A savepoint has no way to ask of its own: pass the transaction on')
  return run
}
