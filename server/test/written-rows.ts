import type { Database } from '../db/database.ts'
import { eq, sql } from '../db/drizzle/queries.ts'
import { liveEvents } from '../live/table.ts'

/**
 * From now on notes the tables whose rows are written, unless that is rolled back. The function it gives answers with
 * the tables since it was last called.
 */
export async function watchRows({ orm }: Database): Promise<() => Promise<string[]>> {
  const { rows } = await orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  await orm.execute(sql`create table rows_written (name text not null)`)
  await orm.execute(sql`create function note_row() returns trigger language plpgsql as
    $$ begin insert into rows_written values (tg_table_name); return null; end $$`)
  for (const { name } of rows) {
    await orm.execute(sql`create trigger note_row after insert or update or delete
      on ${sql.identifier(name)} for each row execute function note_row()`)
  }
  return async () => {
    const { rows: written } = await orm.execute<{ name: string }>(
      sql`delete from rows_written returning name`,
    )
    return [...new Set(written.map(({ name }) => name))].sort()
  }
}

/**
 * How many live events of this kind `act` writes; those of before are deleted. No relay may run: it tells changes that
 * come together as one, so that what a screen hears can't be counted.
 */
export async function writtenEvents(
  { db }: { db: Database },
  kind: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await db.orm.delete(liveEvents).where(eq(liveEvents.kind, kind))
  await act()
  return db.orm.$count(liveEvents, eq(liveEvents.kind, kind))
}
