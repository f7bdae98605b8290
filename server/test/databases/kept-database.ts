import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'

const folder = join(import.meta.dirname, '../kept')

/** Fills an empty database with a kept one of a release, in which every table has rows. */
export const layKept = (db: Database, name: string): Promise<unknown> =>
  db.onOneConnection((orm) => orm.execute(sql.raw(readFileSync(join(folder, name), 'utf8'))))

/** The newest, and migrated. */
export async function layNewest(db: Database): Promise<Database> {
  await layKept(db, '0023_kept-pools.sql')
  await migrate(db)
  return db
}
