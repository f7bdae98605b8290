import type { Database } from '../../db/database.ts'
import { waitFor } from '../wait-for.ts'

/**
 * How many connections to this database wait for a lock, of a row or another; 0 on the embedded engine, which has one
 * connection.
 */
export async function lockWaits({ engine, orm }: Database): Promise<number> {
  if (engine === 'embedded') return 0
  const { rows } = await orm.execute(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Waits until this many connections wait for a lock, no fewer and no more. */
export const untilLockWaits = (db: Database, count: number) =>
  waitFor(async () => {
    const waits = await lockWaits(db)
    if (waits !== count) throw new Error(`${waits} wait for a lock, not ${count}.`)
  })
