import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { migrate } from '../../db/migrating/migrate.ts'
import { migrationFilesIn, migrationsFolder } from '../../db/migrating/migration-files.ts'

const folder = join(import.meta.dirname, '../kept')

/** The rows of a stored database of an earlier release, as SQL, with those that name its migrations. */
export const rowsOfKept = (name: string): string => readFileSync(join(folder, name), 'utf8')

/**
 * The hashes of the migrations that made the schema of a stored database, found in its rows, in the order they were
 * applied.
 */
export const hashesIn = (rows: string): string[] =>
  // The rows stand by the order of their letters, where the tenth comes before the second.
  [...rows.matchAll(/"id":(\d+),"hash":"([0-9a-f]{64})"/g)]
    .toSorted(([, one], [, other]) => Number(one) - Number(other))
    .flatMap(([, , hash]) => hash ?? [])

/**
 * The schema of a stored database: the texts of its migrations, found by their hashes, so that a migration that was
 * changed since is never taken for the one of then.
 */
function schemaOf(hashes: readonly string[]): string {
  const files = migrationFilesIn(migrationsFolder)
  const texts = hashes.map((hash) => {
    const file = files.find((one) => one.hash === hash)
    if (!file) throw new Error(`No migration of today is the one that was kept as ${hash}.`)
    return readFileSync(join(migrationsFolder, `${file.tag}.sql`), 'utf8')
  })
  return texts.join('\n')
}

/**
 * Fills an empty database with the stored one of an earlier release, which has rows in every table; `change` may
 * rewrite them before. Throws where a migration of then was changed since.
 */
export function layKept(db: Database, name: string, change = (rows: string) => rows) {
  const rows = rowsOfKept(name)
  const text = [schemaOf(hashesIn(rows)), change(rows)].join('\n')
  return db.onOneConnection((orm) => orm.execute(sql.raw(text)))
}

/** Fills a database with the newest of the stored ones and migrates it. */
export async function layNewest(db: Database): Promise<Database> {
  await layKept(db, '0025_keys-of-controllers.sql')
  await migrate(db)
  return db
}
