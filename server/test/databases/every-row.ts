import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'

/** Every row of the database as one text, so that a test can search it for what must not be stored. */
export async function everyRow(db: Database): Promise<string> {
  const { rows: tables } = await db.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.orm.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    )
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}
