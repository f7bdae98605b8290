import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDatabase } from '../test/databases/a-database.ts'
import { getTableConfig, PgTable } from './drizzle/columns.ts'
import { is, sql } from './drizzle/queries.ts'

const server = join(import.meta.dirname, '..')

/** The indexes that the tables say they have, each with its table. */
async function saidIndexes(): Promise<string[]> {
  const found: string[] = []
  for (const file of globSync('**/table.ts', { cwd: server, exclude: ['node_modules/**'] })) {
    const exported: Record<string, unknown> = await import(join(server, file))
    for (const table of Object.values(exported).filter((one) => is(one, PgTable))) {
      const { name, indexes } = getTableConfig(table)
      found.push(...indexes.map(({ config }) => `${name} ${config.name}`))
    }
  }
  return found.toSorted()
}

it('the database has just the indexes that its tables name, beside those of keys', async () => {
  const said = await saidIndexes()
  expect(said.length).toBeGreaterThan(30)
  const { orm } = await aDatabase()
  const { rows } = await orm.execute<{ index: string }>(sql`
    select i.indrelid::regclass::text || ' ' || c.relname as index
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema()
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`)
  expect(rows.map(({ index }) => index).toSorted()).toEqual(said)
})
