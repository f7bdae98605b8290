import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import type { Tx } from './database.ts'
import type { Run } from './engine.ts'

const dialect = new PgDialect()

/**
 * Drizzle asks a driver for `query` and nothing else, so its node-postgres session serves both
 * engines, with the same types and the same row counts.
 */
export function ormOver(run: Run): Tx {
  const client = { query: run } as unknown as PoolClient
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
}
