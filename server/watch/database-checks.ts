import type { Database } from '../db/database.ts'
import { eq, sql } from '../db/drizzle/queries.ts'
import { migrationsOf } from '../db/migrating/migrate.ts'
import { damagedFile } from '../db/on-disk/damaged-files.ts'
import { snapshot } from '../db/snapshot.ts'
import { facility as facilityTable } from '../facility/table.ts'
import { lacksOneOf } from '../secrets/fit-keys.ts'
import { Ill } from './ill.ts'
import type { Looking } from './vitals.ts'

/** The check may take as long as a migration, as large databases take their time and nobody waits for it. */
const thorough = { ...snapshot, waits: 'migration' } as const

/**
 * Counts the migrations that were applied, and names those still to come. Gives the doctor's sentence for a healthy
 * state, and throws `Ill` with what has to be mended.
 */
export async function schemaFits({ db }: Looking): Promise<string> {
  const { applied, missing } = await migrationsOf(db)
  if (applied === 0)
    throw new Ill('There is no facility here. Give DATABASE_URL or DATA_DIR as its start has them.')
  const rest = missing.length > 0 ? `; the next start applies ${missing.join(', ')}` : ''
  return `${applied} migrations applied${rest}`
}

const rowOf = async ({ orm }: Pick<Database, 'orm'>) =>
  (await orm.select().from(facilityTable).where(eq(facilityTable.id, 1)))[0]

/**
 * Checks that the database holds a facility that was made in the mode of this configuration. Gives the doctor's
 * sentence, or throws `Ill`.
 */
export async function facilityIsHere({ db, config }: Looking): Promise<string> {
  const row = await rowOf(db)
  if (!row) throw new Ill('The database was never started with: it has no facility.')
  if (row.mode !== config.mode)
    throw new Ill(`It was made in ${row.mode} mode, and MODE is ${config.mode}.`)
  return `in ${row.mode} mode`
}

/**
 * Checks that the configuration has the keys that the facility's secrets are sealed with. Gives the doctor's sentence,
 * or throws `Ill`.
 */
export async function keyFits({ db, config }: Looking): Promise<string> {
  const row = await rowOf(db)
  if (row && lacksOneOf(config, row.keySalt, row.keyChecks))
    throw new Ill(
      'SECRET_KEY is not the one that this facility is sealed with, or SECRET_KEY_FORMER lacks one.',
    )
  return 'SECRET_KEY is the right one'
}

/**
 * Checks the pages of an embedded database by their sums, where its files are sure to have what it has acknowledged; a
 * PostgreSQL server checks its own, if it was set up so. Gives the doctor's sentence, or throws `Ill`.
 */
export async function pagesAreWhole({ db, config }: Looking): Promise<string> {
  if (db.engine === 'embedded') {
    if (!db.durable)
      return 'not read: its files are looked at only where it keeps what it has acknowledged'
    const damaged = await damagedFile(db, config.dataDir)
    if (damaged !== null) throw new Ill(`${damaged}. Put a backup back.`)
    return 'every page of every table and index is as it was written'
  }
  const { rows } = await db.orm.execute<{ data_checksums: string }>(sql`show data_checksums`)
  return rows[0]?.data_checksums === 'on'
    ? 'PostgreSQL sums them itself'
    : 'not summed: this PostgreSQL was made without data checksums (pg_checksums --enable)'
}

/**
 * Reads every value of every row, which finds damaged pages, and long texts with missing parts. Gives the doctor's
 * sentence, or throws `Ill`.
 */
export async function rowsCanBeRead({ db }: Looking): Promise<string> {
  return db.inTransaction(async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
    let read = 0
    for (const { name } of tables) {
      const { rows } = await tx
        .execute<{ count: number }>(
          sql`select count(one::text)::int4 as count from ${sql.identifier(name)} as one`,
        )
        .catch((error) => {
          throw new Ill(`The table ${name} can't be read: it is damaged. Put a backup back.`, {
            cause: error,
          })
        })
      read += rows[0]?.count ?? 0
    }
    return `${read} rows of ${tables.length} tables`
  }, thorough)
}

/**
 * Compares B-tree indexes with their tables, where the database has amcheck: a row that an index has lost exists but
 * isn't found. Gives the doctor's sentence, or throws `Ill`.
 */
export async function indexesAgree({ db }: Looking): Promise<string> {
  const { rows: found } = await db.orm.execute<{ schema: string; may: boolean }>(sql`
    select nspname as schema,
      has_function_privilege(format('%I.bt_index_check(regclass, boolean)', nspname), 'execute') as may
    from pg_extension join pg_namespace n on n.oid = extnamespace
    where extname = 'amcheck'`)
  const [{ schema, may } = {}] = found
  if (schema === undefined)
    return 'not compared: the database has no amcheck (create extension amcheck)'
  if (!may) return 'not compared: the program’s user of the database may not use amcheck'
  return db.inTransaction(async (tx) => {
    const { rows: indexes } = await tx.execute<{ name: string; oid: number }>(sql`
      select c.relname as name, c.oid::int8 as oid from pg_index i
        join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        join pg_namespace n on n.oid = c.relnamespace
      where a.amname = 'btree' and n.nspname = 'public' and i.indisvalid order by c.relname`)
    for (const { name, oid } of indexes)
      await tx
        .execute(sql`select ${sql.identifier(schema)}.bt_index_check(${oid}::oid::regclass, true)`)
        .catch((error) => {
          throw new Ill(`The index ${name} is damaged: reindex index ${name}`, { cause: error })
        })
    return `${indexes.length} agree with their tables`
  }, thorough)
}
