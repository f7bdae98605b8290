import type { Tx } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import type { Parts } from '../request/parts.ts'

/** The number of the lock that numbering takes: any that nothing else on the database server uses. */
const turn = 6_134_552_818

/** Locks the numbering until the transaction ends; the database ends a transaction that goes quiet meanwhile. */
export const lockNumbering = (tx: Tx) =>
  tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', '3s', true), pg_advisory_xact_lock(${turn})`,
  )

/**
 * Has the numbers begin beyond any that were given: there is less than one event each millisecond. After a restore they
 * would be given a second time, and a screen that slept meanwhile would take new events for those it heard.
 */
export const passGivenNumbers = ({ db, realNow }: Pick<Parts, 'db' | 'realNow'>) =>
  db.inTransaction(async (tx) => {
    await lockNumbering(tx)
    await tx.execute(
      sql`select setval('live_event_numbers', greatest(last_value, ${realNow()}::int8)) from live_event_numbers`,
    )
  })
