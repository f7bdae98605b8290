import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from '../database.ts'
import { sql } from '../drizzle/queries.ts'
import { expands, someRunHere } from '../rolling/expanding.ts'

export const migrationsFolder = `${import.meta.dirname}/../migrations`

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

/** Those that run would go on reading what is no longer there. A new database has nobody yet. */
export async function refuseCompany(orm: Db, files: Files, applied: Applied[]): Promise<void> {
  const known = new Set(applied.map(({ hash }) => hash))
  const changing = files.filter((file) => !known.has(file.hash) && !expands(file))
  if (applied.length === 0 || changing.length === 0 || !(await someRunHere(orm))) return
  const names = changing.map(({ tag }) => `${tag}.sql`).join(', ')
  throw new Error(
    `Processes of a former version run on this database, and ${names} changes what they read: stop every one first`,
  )
}

/** Drizzle compares times alone: a file with an earlier time than the last one applied is passed over. */
export function refuseSkipped(files: Files, applied: Set<string>): void {
  const skipped = files.filter(({ hash }) => !applied.has(hash))
  if (skipped.length === 0) return
  const names = skipped.map(({ tag }) => `${tag}.sql`).join(', ')
  throw new Error(`Migrations out of order in meta/_journal.json, never applied: ${names}`)
}
