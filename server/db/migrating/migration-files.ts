import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from '../database.ts'
import { sql } from '../drizzle/queries.ts'
import { expands, someRunHere } from '../rolling/expanding.ts'

export const migrationsFolder = `${import.meta.dirname}/../migrations`

type Files = (MigrationMeta & { tag: string })[]

/** The migration files as Drizzle reads them, in their order, each with its name (`tag`, without .sql). */
export function migrationFilesIn(folder: string): Files {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  return readMigrationFiles({ migrationsFolder: folder }).map((file, nth) => ({
    ...file,
    tag: journal.entries[nth]?.tag ?? '',
  }))
}

/**
 * A migration that was applied: the hash of its text, and the time it has in `meta/_journal.json`, in epoch
 * milliseconds, not when it was applied.
 */
export type Applied = { hash: string; when: number }

/** The migrations that a database has, the oldest first; none where none was ever applied. */
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

/**
 * Throws for a database with migrations that these files don't have, other than a newer program's that are in
 * `expanding`. When the text of a file is changed its time in `meta/_journal.json` stays, which tells a changed file
 * from one of a newer program.
 */
export function refuseStrangers(files: Files, applied: Applied[], expanding: Set<string>): void {
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

/**
 * Throws where a migration that does more than expand would be applied while processes of the program run on the
 * database: those of a former version would go on reading what is gone. A new database has none yet.
 */
export async function refuseCompany(orm: Db, files: Files, applied: Applied[]): Promise<void> {
  const known = new Set(applied.map(({ hash }) => hash))
  const changing = files.filter((file) => !known.has(file.hash) && !expands(file))
  if (applied.length === 0 || changing.length === 0 || !(await someRunHere(orm))) return
  const names = changing.map(({ tag }) => `${tag}.sql`).join(', ')
  throw new Error(
    `Processes of a former version run on this database, and ${names} changes what they read: stop every one first`,
  )
}

/**
 * Throws for files out of order. Drizzle compares times alone, so it passes over a file that is earlier than the last
 * one applied.
 */
export function refuseSkipped(files: Files, applied: Set<string>): void {
  const skipped = files.filter(({ hash }) => !applied.has(hash))
  if (skipped.length === 0) return
  const names = skipped.map(({ tag }) => `${tag}.sql`).join(', ')
  throw new Error(`Migrations out of order in meta/_journal.json, never applied: ${names}`)
}
