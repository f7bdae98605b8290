import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Engine } from './engine.ts'
import type { Waits } from './patience.ts'

/**
 * Where a store asks its questions: an open transaction, or `Database.orm` for a read that needs none.
 * The same Drizzle type and the same value types on both engines (see wire-types.ts).
 */
export type Db = NodePgDatabase

declare const open: unique symbol

/**
 * An open transaction. What locks, adds or changes takes one: a lock taken elsewhere ends at once.
 * `tx.transaction()` sets a savepoint, for a statement that may be refused.
 */
export type Tx = Db & { readonly [open]: true }

export type TransactionOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readOnly?: boolean
  /** How long it waits for any one lock; as long as the connection does when nothing is said. */
  lockTimeout?: Ms
  /** How long each of its statements is waited for. */
  waits?: Waits
}

export type Database = {
  engine: 'embedded' | 'postgres'
  /** Whether an acknowledged commit outlives a power cut. */
  durable: boolean
  /** For reads outside of a transaction; refuses to be used inside one. */
  orm: Db
  /**
   * One transaction, committed when the promise of `work` is kept. `work` runs again after a
   * serialization failure or a deadlock, so it touches nothing but the database;
   * effects go to the outbox or to `afterCommit`.
   */
  inTransaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** One connection alone, without a transaction: for session locks and migrations. */
  onOneConnection<T>(work: (orm: Db) => Promise<T>): Promise<T>
  /** Is told of every commit of this process that may have written something. Gives the way to hear no more. */
  onCommit(heard: () => void): () => void
  /** How many connections have been lost so far: what was known of the database before may be of one that was put back. */
  linesLost(): number
  /** How many calls and jobs of this process wait for a connection now. */
  waiting(): number
  /** Is told what other processes say on a channel; null where there is none. Gives the way to hear no more. */
  listen: Engine['listen']
  vacuum: Engine['vacuum']
  copyTo: Engine['copyTo']
  /** Waits for what is under way. Closing twice is harmless. */
  close(): Promise<void>
}
