import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Engine } from './engine.ts'
import type { Waits } from './patience.ts'

/**
 * Where a store asks its questions: an open transaction, or `Database.orm` for a statement that needs none.
 * Both engines have the same Drizzle type and the same value types (see wire-types.ts).
 */
export type Db = NodePgDatabase

declare const open: unique symbol

/**
 * An open transaction. What locks, or changes by more than one statement, takes one: a lock taken elsewhere ends at
 * once.
 * `tx.transaction()` sets a savepoint, for a statement that may be refused.
 */
export type Tx = Db & { readonly [open]: true }

/** Unset it is read committed, writes too, and each statement may take as long as one of a call. */
export type TransactionOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readOnly?: boolean
  /** How long to wait for any one lock; unset, as long as the connection does. */
  lockTimeout?: Ms
  /** How long to wait for each of its statements. */
  waits?: Waits
}

/** An open database, on either engine. `connect` opens it. */
export type Database = {
  engine: 'embedded' | 'postgres'
  /** Whether an acknowledged commit outlives a power cut. */
  durable: boolean
  /** For single statements outside of a transaction, mostly reads; refuses to be used inside one. */
  orm: Db
  /**
   * One transaction, committed when the promise of `work` is kept. `work` runs again after a serialization failure or a
   * deadlock, six times at most, so it touches nothing but the database; effects go to the outbox or to `afterCommit`.
   */
  inTransaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** One connection alone, without a transaction: for session locks and migrations. */
  onOneConnection<T>(work: (orm: Db) => Promise<T>): Promise<T>
  /** Calls `heard` after every `inTransaction` of this process that may have written. Gives the way to stop. */
  onCommit(heard: () => void): () => void
  /**
   * How many connections have been lost so far. After a loss the server may have been restored, so what is known of
   * the database may be wrong.
   */
  linesLost(): number
  /** How many calls and jobs of this process wait for a connection now. */
  waiting(): number
  /**
   * Calls `heard` at each notification on a channel (pub/sub), of this process and of others, and whenever one may have
   * been missed; null for the embedded database. Gives the way to stop.
   */
  listen: Engine['listen']
  /** Frees what dead rows take on the disk; null but for an embedded database on disk, as for `copyTo`. */
  vacuum: Engine['vacuum']
  /** Writes a copy of the database as it stands now into a folder that doesn't exist yet. */
  copyTo: Engine['copyTo']
  /** Waits for what is under way, and closes. Closing twice is harmless. */
  close(): Promise<void>
}
