import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'

/**
 * All that is in a database, but for the table `expanding`, as SQL that both engines read, for a schema that stands by
 * then: its migrations are found by the hashes among the rows. What triggers would write is among them already, so
 * triggers rest meanwhile. `empty` are the names of the tables without a row.
 */
export async function dumpOf(db: Database): Promise<{ text: string; empty: string[] }> {
  const parts = [
    `create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
set session_replication_role = replica;`,
  ]
  const empty: string[] = []
  for (const { schema, name } of await tablesOf(db)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows } = await db.orm.execute<{ row: string }>(
      sql`select row_to_json(one)::text as row from ${table} one order by 1`,
    )
    if (rows.length === 0) empty.push(name)
    parts.push(insertOf(`"${schema}"."${name}"`, rows))
  }
  parts.push(`select setval('drizzle.__drizzle_migrations_id_seq', 1000);
${(await countersOf(db)).join('\n')}
set session_replication_role = origin;
`)
  return { text: parts.join('\n'), empty }
}

/** A row a line: the difference between two of them can be read. */
function insertOf(table: string, rows: { row: string }[]): string {
  const list = rows.map(({ row }) => row.replaceAll("'", "''")).join(',\n')
  return `insert into ${table} select * from json_populate_recordset(null::${table}, '[\n${list}\n]');`
}

/** What goes on counting goes on from where it was. */
async function countersOf(db: Database): Promise<string[]> {
  const { rows } = await db.orm.execute<{ name: string; value: number }>(
    sql`select sequencename as name, last_value as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows.map(({ name, value }) => `select setval('public.${name}', ${value});`)
}

async function tablesOf(db: Database) {
  const { rows } = await db.orm.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'
        and table_name <> 'expanding' order by 1, 2`,
  )
  return rows
}
