import type { Tx } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import type { Parts } from '../request/parts.ts'

/** This program's own lock number: any will do that nothing else on the server uses. */
const turn = 6_134_552_818

/** Until the transaction ends; one that goes quiet in it is ended by the database. */
export const lockNumbering = (tx: Tx) =>
  tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', '3s', true), pg_advisory_xact_lock(${turn})`,
  )

/**
 * In a database put back from a backup numbers would be given a second time, and a screen that slept meanwhile would take
 * what they say now for what it heard. Those given from here on are beyond any: the house tells less than one each
 * millisecond.
 */
export const passGivenNumbers = ({ db, realNow }: Pick<Parts, 'db' | 'realNow'>) =>
  db.inTransaction(async (tx) => {
    await lockNumbering(tx)
    await tx.execute(
      sql`select setval('live_event_numbers', greatest(last_value, ${realNow()}::int8)) from live_event_numbers`,
    )
  })
