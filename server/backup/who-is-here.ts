import type { Db } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'

/**
 * How many other connections of this program the database has, but those that only listen: of running processes, of a
 * backup, of a restore.
 */
export async function othersHere(db: Db): Promise<number> {
  const { rows } = await db.execute<{ others: number }>(
    sql`select count(*)::int as others from pg_stat_activity
      where application_name = 'mikvah' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows[0]?.others ?? 0
}

/**
 * Whether the database has the tables of a facility. With a wrong address one would back up a new, empty database, and
 * all would seem well.
 */
export async function hasFacility(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('public.facility') is not null as found`,
  )
  return rows[0]?.found ?? false
}
