import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDatabase } from '../test/databases/a-database.ts'
import { getTableConfig, PgArray, type PgColumn, PgTable } from './drizzle/columns.ts'
import { is, sql } from './drizzle/queries.ts'

const server = join(import.meta.dirname, '..')
const files = globSync('*/table.ts', { cwd: server })

const valuesOf = (column: PgColumn): readonly string[] | undefined =>
  is(column, PgArray) ? valuesOf(column.baseColumn as PgColumn) : column.enumValues

/** Every column of the product whose type is a closed list of texts. */
async function enumerated() {
  const found: { table: string; column: string; values: readonly string[] }[] = []
  for (const file of files) {
    const exported: Record<string, unknown> = await import(join(server, file))
    for (const table of Object.values(exported).filter((one) => is(one, PgTable))) {
      const { name, columns } = getTableConfig(table)
      for (const column of columns) {
        const values = valuesOf(column)
        if (values?.length) found.push({ table: name, column: column.name, values })
      }
    }
  }
  return found
}

/** The checks of the database, each with the one column it is about. */
let checks: { table: string; column: string; says: string }[]
beforeAll(async () => {
  const { orm } = await aDatabase()
  const { rows } = await orm.execute<(typeof checks)[number]>(sql`
    select c.conrelid::regclass::text as table, a.attname as column, pg_get_constraintdef(c.oid) as says
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'c' and cardinality(c.conkey) = 1`)
  checks = rows
})

describe('a column whose type is a closed list', () => {
  it('is held to just that list by the database, in every table', async () => {
    const columns = await enumerated()
    expect(columns.length).toBeGreaterThan(15)
    const loose = columns.filter(
      ({ table, column, values }) =>
        !checks.some(
          (check) =>
            check.table === table &&
            check.column === column &&
            sameSet(textsIn(check.says), values),
        ),
    )
    expect(loose.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  })

  it('names its values where they can be walked, not in its type alone', () => {
    const hidden = files.filter((file) =>
      /\btext\([^)]*\)\s*(\.array\(\)\s*)?\.\$type</.test(readFileSync(join(server, file), 'utf8')),
    )
    expect(hidden).toEqual([])
  })
})

const textsIn = (definition: string) => [...definition.matchAll(/'([^']*)'/g)].map(([, t]) => t)

const sameSet = (some: readonly unknown[], others: readonly unknown[]) =>
  new Set(some).symmetricDifference(new Set(others)).size === 0
