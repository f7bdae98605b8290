import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database, Db } from './database.ts'
import { expandingIn, expands, keepExpanding, someRunHere } from './rolling/expanding.ts'

/** This program's own lock number: any number will do that nothing else on the server uses. */
export const migrationLock = 6_134_552_817

export const migrationsFolder = `${import.meta.dirname}/migrations`

/**
 * Applies the SQL files that the database hasn't seen, in one transaction. Processes that start
 * together take turns. Throws when the database is newer than the program and not merely expanded, when a file was changed,
 * and when what isn't merely expanding would be applied under processes that run.
 *
 * Files are made by `npm run migrations -w server` (drizzle-kit generate) from the `table.ts` files;
 * what Drizzle has no words for, by `npm run migrations -w server -- --custom --name one-live-visit`.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  const files = filesIn(folder)
  await database.onOneConnection(async (orm) => {
    await orm.execute(sql`set statement_timeout = 0`)
    await orm.execute(sql`set lock_timeout = 0`)
    await orm.execute(sql`select pg_advisory_lock(${migrationLock})`)
    try {
      const applied = await appliedTo(orm)
      refuseStrangers(files, applied, await expandingIn(orm))
      await refuseCompany(orm, files, applied)
      const known = new Set(applied.map(({ hash }) => hash))
      if (files.some(({ hash }) => !known.has(hash))) await applyAsOwner(orm, folder)
      await keepExpanding(orm, files)
      refuseSkipped(files, new Set((await appliedTo(orm)).map(({ hash }) => hash)))
    } finally {
      await orm.execute(sql`select pg_advisory_unlock(${migrationLock})`)
      await orm.execute(sql`reset statement_timeout`)
      await orm.execute(sql`reset lock_timeout`)
    }
  })
}

const notAllowed = '42501'

/** A user that only runs the program leaves this to the owner. */
async function applyAsOwner(orm: Db, folder: string): Promise<void> {
  try {
    await applyMigrations(orm, { migrationsFolder: folder })
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code !== notAllowed) throw error
    throw new Error(
      'The database waits for a migration, and the user of DATABASE_URL may not make it: npm run migrate, with DATABASE_OWNER_URL',
      { cause: error },
    )
  }
}

/**
 * How many of this program's migrations a database has, and which it hasn't; nothing is written. Throws as `migrate` does
 * when the database is newer than the program, or a file was changed.
 */
export async function migrationsOf(
  { orm }: Pick<Database, 'orm'>,
  folder = migrationsFolder,
): Promise<{ applied: number; missing: string[] }> {
  const files = filesIn(folder)
  const applied = await appliedTo(orm)
  refuseStrangers(files, applied, await expandingIn(orm))
  const hashes = new Set(applied.map(({ hash }) => hash))
  const missing = files.filter(({ hash }) => !hashes.has(hash)).map(({ tag }) => tag)
  return { applied: applied.length, missing }
}

type Files = (MigrationMeta & { tag: string })[]

/** What Drizzle reads of the files, in their order, with the names of the files. */
export function filesIn(folder: string): Files {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  return readMigrationFiles({ migrationsFolder: folder }).map((file, nth) => ({
    ...file,
    tag: journal.entries[nth]?.tag ?? '',
  }))
}

export type Applied = { hash: string; when: number }

/** What has been applied to a database, the oldest first. */
export async function appliedTo(orm: Db): Promise<Applied[]> {
  const { rows: tables } = await orm.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!tables[0]?.found) return []
  const { rows } = await orm.execute<Applied>(
    sql`select hash, created_at as when from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows
}

/** A file keeps its time in `meta/_journal.json` when its text is changed, so the time tells the two cases apart. */
function refuseStrangers(files: Files, applied: Applied[], expanding: Set<string>): void {
  const ourLast = Math.max(...files.map(({ folderMillis }) => folderMillis))
  for (const { hash, when } of applied) {
    if (files.some((file) => file.hash === hash)) continue
    if (Number(when) > ourLast && expanding.has(hash)) continue
    const changed = files.find(({ folderMillis }) => folderMillis === Number(when))
    throw new Error(
      changed
        ? `The migration ${changed.tag}.sql was changed after it had been applied to this database`
        : `The database was migrated by ${Number(when) > ourLast ? 'a newer program' : 'another line of this program'}: it has a migration of ${new Date(Number(when)).toISOString()} that this one does not know`,
    )
  }
}

/** Those that run would go on reading what is no longer there. A new database has nobody yet. */
async function refuseCompany(orm: Db, files: Files, applied: Applied[]): Promise<void> {
  const known = new Set(applied.map(({ hash }) => hash))
  const changing = files.filter((file) => !known.has(file.hash) && !expands(file))
  if (applied.length === 0 || changing.length === 0 || !(await someRunHere(orm))) return
  const names = changing.map(({ tag }) => `${tag}.sql`).join(', ')
  throw new Error(
    `Processes of a former version run on this database, and ${names} changes what they read: stop every one first`,
  )
}

/** Drizzle compares times alone: a file with an earlier time than the last one applied is passed over. */
function refuseSkipped(files: Files, applied: Set<string>): void {
  const skipped = files.filter(({ hash }) => !applied.has(hash))
  if (skipped.length === 0) return
  const names = skipped.map(({ tag }) => `${tag}.sql`).join(', ')
  throw new Error(`Migrations out of order in meta/_journal.json, never applied: ${names}`)
}
