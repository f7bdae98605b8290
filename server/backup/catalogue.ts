import type { Db } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }
/** A sequence: its last number, and whether that was given to anything yet (`called`). */
export type Sequence = { name: string; last: string; called: boolean }

/** Every table of the facility with its columns, read from the database, so that a new table can't be forgotten. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<Table>(
    sql`select relname as name,
        json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
  )
  return rows
}

/** Every sequence, and how far it has counted. */
export async function sequencesOf(db: Db): Promise<Sequence[]> {
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const { rows } = await db.execute<Omit<Sequence, 'name'>>(
      sql`select last_value::text as last, is_called as called from ${inPublic(name)}`,
    )
    sequences.push(...rows.map((row) => ({ name, ...row })))
  }
  return sequences
}

/** The quoted name of a table or sequence in the schema `public`, as a piece of SQL. */
export const inPublic = (name: string) => sql`public.${sql.identifier(name)}`

/** The SQL that has the transaction give values as text in a form that both engines read back exactly. */
export const exactText = sql.raw(
  `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
   set local bytea_output = 'hex'; set local extra_float_digits = 1`,
)
