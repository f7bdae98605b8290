import type { Db } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import {
  type Applied,
  migrationFilesIn,
  migrationsFolder,
} from '../db/migrating/migration-files.ts'

/**
 * Makes the schema as it was after these migrations, in an open transaction and an empty database; `migrate` goes on
 * from there. Throws where this program doesn't know one of them.
 */
export async function laySchema(tx: Db, applied: readonly Applied[]): Promise<void> {
  const files = migrationFilesIn(migrationsFolder)
  await tx.execute(sql`create schema drizzle`)
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const [nth, { hash, when }] of applied.entries()) {
    const file = files[nth]
    if (file?.hash !== hash) throw new Error(`There is no migration ${hash} here`)
    for (const text of file.sql) await tx.execute(sql.raw(text))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`,
    )
  }
}

/**
 * Which version of the program a database with these migrations belongs to. Of those that this program lacks, one
 * younger than all of its own makes it a newer program's; else it is another line's.
 */
export function programOf(applied: readonly Applied[]): 'this or an older' | 'a newer' | 'another' {
  const files = migrationFilesIn(migrationsFolder)
  const known = applied.filter(({ hash }, nth) => files[nth]?.hash === hash)
  if (known.length === applied.length) return 'this or an older'
  const last = Math.max(...files.map(({ folderMillis }) => folderMillis))
  return applied.some(({ when }) => when > last) ? 'a newer' : 'another'
}
