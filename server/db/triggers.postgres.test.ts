import { join } from 'node:path'
import { expect, it } from 'vitest'
import { anEngine } from '../test/databases/a-database.ts'
import type { Db } from './database.ts'
import { sql } from './drizzle/queries.ts'
import { databaseOver } from './in-transaction.ts'

const file = join(import.meta.dirname, 'triggers.sql')

const heading = `-- What the database does by itself, as it stands after the last migration: its functions, then each table's triggers.
-- Changed by a migration alone; written by \`npx vitest run --project server-postgres server/db/triggers -u\`.
`

/** The functions of this program; what an extension brings along is its own. */
async function functionsIn(orm: Db): Promise<string[]> {
  const { rows } = await orm.execute<{ text: string }>(
    sql`select pg_get_functiondef(pg_proc.oid) as text from pg_proc
      where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by proname collate "C", pg_get_function_identity_arguments(pg_proc.oid) collate "C"`,
  )
  return rows.map(({ text }) => `\n${text.trim()};\n`)
}

async function triggersIn(orm: Db): Promise<string[]> {
  const { rows } = await orm.execute<{ table: string; text: string }>(
    sql`select relname as table, pg_get_triggerdef(pg_trigger.oid) as text from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal
      order by relname collate "C", tgname collate "C"`,
  )
  const tables = Map.groupBy(rows, ({ table }) => table)
  return [...tables.values()].map((ofOne) => `\n${ofOne.map(({ text }) => `${text};\n`).join('')}`)
}

it('triggers.sql says what the migrated database has, function by function and trigger by trigger', async () => {
  const { orm } = databaseOver(await anEngine(), console.error)
  const functions = await functionsIn(orm)
  const triggers = await triggersIn(orm)
  expect(functions.length).toBeGreaterThan(5)
  expect(triggers.length).toBeGreaterThan(10)
  await expect([heading, ...functions, ...triggers].join('')).toMatchFileSnapshot(file)
})
