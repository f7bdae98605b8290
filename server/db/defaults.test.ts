import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDatabase } from '../test/databases/a-database.ts'
import { getTableConfig, PgTable } from './drizzle/columns.ts'
import { is, sql } from './drizzle/queries.ts'

const server = join(import.meta.dirname, '..')

/** What each column is without a value, as its table says: those of them that are one word, number or flag. */
async function saidDefaults() {
  const found: [column: string, value: string][] = []
  for (const file of globSync('**/table.ts', { cwd: server, exclude: ['node_modules/**'] })) {
    const exported: Record<string, unknown> = await import(join(server, file))
    for (const table of Object.values(exported).filter((one) => is(one, PgTable))) {
      const { name, columns } = getTableConfig(table)
      for (const { name: column, default: value } of columns)
        if (['boolean', 'number', 'string'].includes(typeof value))
          found.push([`${name}.${column}`, String(value)])
    }
  }
  return Object.fromEntries(found)
}

it('a column without a value gets from the database what its table says', async () => {
  const said = await saidDefaults()
  expect(Object.keys(said).length).toBeGreaterThan(50)
  const { orm } = await aDatabase()
  const { rows } = await orm.execute<{ column: string; gives: string }>(sql`
    select table_name || '.' || column_name as column, column_default as gives
    from information_schema.columns where table_schema = current_schema() and column_default is not null`)
  const given = rows
    .filter(({ column }) => column in said)
    .map(({ column, gives }) => [column, gives.replace(/^'(.*)'::.*$/, '$1')])
  expect(Object.fromEntries(given)).toEqual(said)
})
