import { exactText, inPublic, sequencesOf, tablesOf } from '../backup/catalogue.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'

/** A database's rows by table, with its counters and its schema, for comparing. */
export type Everything = Record<string, unknown>

/** Every row of every table, every counter and the schema, so that two databases can be compared exactly. */
export async function everythingIn(db: Database): Promise<Everything> {
  return db.inTransaction(async (tx) => {
    await tx.execute(exactText)
    const all: Everything = {}
    for (const { name, columns } of await tablesOf(tx)) {
      const { rows } = await tx.execute<{ row: string }>(
        sql`select one::text as row from ${inPublic(name)} one order by 1`,
      )
      all[name] = [columns, ...rows.map(({ row }) => row)]
    }
    const { rows } = await tx.execute<{ part: string }>(sql.raw(schema))
    return { ...all, sequences: await sequencesOf(tx), schema: rows.map(({ part }) => part) }
  })
}

/**
 * Reads the parts of the schema that a restore must leave as they were: which triggers are on, constraints, indexes,
 * functions, and which migrations have run.
 */
const schema = `
  select concat(pg_get_triggerdef(oid), tgenabled) as part from pg_trigger where not tgisinternal
  union all select concat(conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all select concat_ws(' ', hash, created_at) from drizzle.__drizzle_migrations
  order by 1`
