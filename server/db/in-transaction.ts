import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Database, TransactionOptions, Tx } from './database.ts'
import type { Engine, Run } from './engine.ts'
import { ormOver } from './orm-over.ts'
import { atServer, standardPatience, type Waits } from './patience.ts'
import { mayTryAgain } from './sql-state.ts'

type AfterCommit = (database: Database) => unknown
type Frame = { open: boolean; run: Run; afterCommit: AfterCommit[]; database: Database }

const mostAttempts = 6

/** The transaction that each `tx` stands for at present: a connection reuses its `tx` and its prepared statements. */
const frameOf = new WeakMap<Tx, Frame>()

/**
 * Runs `callback` once the transaction is committed, never when it is undone. It is not waited for
 * and its failure changes nothing: what must not be lost belongs in the outbox.
 */
export function afterCommit(tx: Tx, callback: AfterCommit): void {
  const frame = frameOf.get(tx)
  if (!frame?.open) throw new Error('afterCommit needs the tx of an open inTransaction')
  frame.afterCommit.push(callback)
}

/** The database that an open transaction belongs to. Throws for a `tx` whose transaction is over. */
export function databaseOf(tx: Tx): Database {
  const frame = frameOf.get(tx)
  if (!frame?.open) throw new Error('databaseOf needs the tx of an open inTransaction')
  return frame.database
}

/**
 * Makes a database of an engine: transactions that are tried again, and callbacks after a commit. `report` gets the
 * errors that these callbacks throw.
 */
export function databaseOver(engine: Engine, report: (error: unknown) => void): Database {
  const here = new AsyncLocalStorage<Frame>()
  const txOn = new WeakMap<Run, Tx>()
  const listeners = new Set<() => void>()

  /** Refuses a call that could wait for ever: inside a transaction a second connection may never become free. */
  function refuseInsideTransaction(what: string): void {
    if (here.getStore()?.open) {
      throw new Error(`${what} inside a transaction: pass the tx of this transaction on instead`)
    }
  }

  const orm = ormOver(async (statement, params) => {
    refuseInsideTransaction('The outer orm was used')
    return engine.run(statement, params)
  })
  orm.transaction = () => Promise.reject(new Error('Transactions are opened by inTransaction'))

  /** Work left over by a finished transaction must not slip into the next one on its connection. */
  function txOver(run: Run): Tx {
    const known = txOn.get(run)
    if (known) return known
    const tx = ormOver(async (statement, params) => {
      const frame = here.getStore()
      if (!frame?.open || frame.run !== run) throw new Error('This transaction is over')
      return run(statement, params)
    }) as Tx
    txOn.set(run, tx)
    return tx
  }

  const once = <T>(work: (tx: Tx) => Promise<T>, begin: string, waits?: Waits) =>
    engine.hold(async (run, discard) => {
      const frame: Frame = { open: true, run, afterCommit: [], database }
      const tx = txOver(run)
      frameOf.set(tx, frame)
      // `begin` travels together with the first statements; if it fails, they fail as well.
      const begun = run({ text: begin })
      begun.catch(() => {})
      try {
        // Awaited inside the frame, because a Drizzle query begins only when it is awaited.
        const result = await here.run(frame, async () => await work(tx))
        frame.open = false
        await begun
        await commit(run)
        return { result, callbacks: frame.afterCommit }
      } catch (error) {
        frame.open = false
        await run({ text: 'rollback', waits: 'look' }).catch(discard)
        throw error
      }
    }, waits)

  function tellCommitted(callbacks: AfterCommit[], options?: TransactionOptions): void {
    for (const callback of callbacks) Promise.try(callback, database).catch(report)
    if (!options?.readOnly) for (const heard of listeners) heard()
  }

  const database: Database = {
    engine: engine.kind,
    durable: engine.durable,
    orm,
    async inTransaction(work, options) {
      refuseInsideTransaction('A second transaction was opened')
      const begin = beginOf(engine.kind, options)
      for (let attempt = 1; ; attempt++) {
        try {
          const { result, callbacks } = await once(work, begin, options?.waits)
          tellCommitted(callbacks, options)
          return result
        } catch (error) {
          if (attempt === mostAttempts || !mayTryAgain(error)) throw error
          await pause(Math.random() * 8 * 2 ** attempt)
        }
      }
    },
    async onOneConnection(work) {
      refuseInsideTransaction('A second connection was asked for')
      return engine.hold((run) => work(ormOver(run)), 'migration')
    },
    onCommit(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    linesLost: engine.linesLost,
    waiting: engine.waiting,
    listen: engine.listen,
    vacuum: engine.vacuum,
    copyTo: engine.copyTo,
    close: engine.close,
  }
  return database
}

/** A transaction that only reads holds no locks that matter, and may wait for a slow reader. */
const mostIdleOfReading: Ms = 60_000

const beginOf = (
  engine: Engine['kind'],
  { isolation = 'read committed', readOnly = false, lockTimeout, waits }: TransactionOptions = {},
) =>
  [
    `begin isolation level ${isolation} ${readOnly ? 'read only' : 'read write'}`,
    ...(lockTimeout === undefined ? [] : [`set local lock_timeout = ${lockTimeout}`]),
    ...(waits && engine === 'postgres'
      ? [`set local statement_timeout = ${atServer(standardPatience[waits])}`]
      : []),
    ...(readOnly && engine === 'postgres'
      ? [`set local idle_in_transaction_session_timeout = ${mostIdleOfReading}`]
      : []),
  ].join('; ')

/**
 * After an error that was swallowed, PostgreSQL answers `commit` with a rollback and without an error; that is thrown
 * here.
 */
async function commit(run: Run): Promise<void> {
  const { command } = await run({ text: 'commit' })
  if (command === 'ROLLBACK') {
    throw new Error('The transaction was undone: an error inside it was caught and passed over')
  }
}
