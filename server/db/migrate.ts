import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database, Tx } from './database.ts'

/** This program's own lock number: any number will do that nothing else on the server uses. */
const lockNumber = 6_134_552_817

export const migrationsFolder = `${import.meta.dirname}/migrations`

/**
 * Applies the SQL files that the database hasn't seen, in one transaction. Processes that start
 * together take turns. Throws when the database is newer than the program, or a file was changed.
 *
 * Files are made by `npm run migrations -w server` (drizzle-kit generate) from the `table.ts` files;
 * what Drizzle has no words for, by `npm run migrations -w server -- --custom --name one-live-visit`.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: folder })
  await database.onOneConnection(async (orm) => {
    await orm.execute(sql`set statement_timeout = 0`)
    await orm.execute(sql`set lock_timeout = 0`)
    await orm.execute(sql`select pg_advisory_lock(${lockNumber})`)
    try {
      refuseStrangers(files, await appliedTo(orm))
      await applyMigrations(orm, { migrationsFolder: folder })
      refuseSkipped(files, await appliedTo(orm))
    } finally {
      await orm.execute(sql`select pg_advisory_unlock(${lockNumber})`)
      await orm.execute(sql`reset statement_timeout`)
      await orm.execute(sql`reset lock_timeout`)
    }
  })
}

async function appliedTo(orm: Tx): Promise<Set<string>> {
  const { rows: tables } = await orm.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!tables[0]?.found) return new Set()
  const { rows } = await orm.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations`,
  )
  return new Set(rows.map(({ hash }) => hash))
}

function refuseStrangers(files: MigrationMeta[], applied: Set<string>): void {
  const known = new Set(files.map(({ hash }) => hash))
  if (applied.isSubsetOf(known)) return
  throw new Error('The database was migrated by a newer program, or a migration file was changed')
}

/** Drizzle compares times alone: a file with an earlier time than the last one applied is passed over. */
function refuseSkipped(files: MigrationMeta[], applied: Set<string>): void {
  const skipped = files.filter(({ hash }) => !applied.has(hash))
  if (skipped.length === 0) return
  const when = skipped.map(({ folderMillis }) => folderMillis).join(', ')
  throw new Error(`Migrations out of order, never applied: those of ${when} in meta/_journal.json`)
}
