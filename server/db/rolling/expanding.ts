import type { Db } from '../database.ts'
import { sql } from '../drizzle/queries.ts'

/**
 * The first line of a migration during which former versions of the program may go on running: it only adds what they
 * neither read nor have to fill (decision 0170).
 */
const mark = '-- expand'

/** Whether a migration is marked by its first line as one that only adds, so that former versions may go on running. */
export const expands = ({ sql: [first = ''] }: { sql: string[] }): boolean =>
  first.trimStart().startsWith(mark)

/** The hashes of applied migrations that former versions may pass over. */
export async function expandingIn(orm: Db): Promise<Set<string>> {
  const { rows: tables } = await orm.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.expanding') is not null as found`,
  )
  if (!tables[0]?.found) return new Set()
  const { rows } = await orm.execute<{ hash: string }>(sql`select hash from drizzle.expanding`)
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Stores in the database the hashes of those of these migrations that only expand, for former versions to read. Writes
 * nothing once all are stored.
 */
export async function keepExpanding(
  orm: Db,
  files: readonly { sql: string[]; hash: string }[],
): Promise<void> {
  const marked = files.filter(expands)
  if (marked.length === 0) return
  const kept = await expandingIn(orm)
  const hashes = marked.map(({ hash }) => hash).filter((hash) => !kept.has(hash))
  if (hashes.length === 0) return
  await orm.execute(sql`create table if not exists drizzle.expanding (hash text primary key)`)
  for (const hash of hashes)
    await orm.execute(
      sql`insert into drizzle.expanding (hash) values (${hash}) on conflict do nothing`,
    )
}

/** Whether any process of the program runs on this database: each listens on a connection named mikvah-live. */
export async function someRunHere(orm: Db): Promise<boolean> {
  const { rows } = await orm.execute(
    sql`select from pg_stat_activity
      where application_name = 'mikvah-live' and datname = current_database() limit 1`,
  )
  return rows.length > 0
}
