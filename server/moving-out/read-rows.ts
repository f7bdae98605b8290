import type { Tx } from '../db/database.ts'
import { getTableConfig, type PgColumn, type PgTable } from '../db/drizzle/columns.ts'
import { asc, getTableColumns, sql } from '../db/drizzle/queries.ts'
import type { Exported } from './exported.ts'

type Row = Record<string, unknown>

const rowsAtOnce = 500

/** The columns of a table that are exported, each with its name in the program. */
export function columnsOf({ table, without = [] }: Exported): [string, PgColumn][] {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
  return columns.filter(([name]) => !without.includes(name))
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const own = columns.filter(({ primary }) => primary)
  return own.length > 0 ? own : (primaryKeys[0]?.columns ?? [])
}

/** All rows of a table by its key, some at a time, so that few are in memory however many there are. */
export async function* rowsOf(tx: Tx, one: Exported): AsyncGenerator<Row[]> {
  const columns = columnsOf(one)
  const key = keyOf(one.table)
  const selected = Object.fromEntries(columns)
  const names = key.map((part) => columns.find(([, column]) => column === part)?.[0] ?? '')
  let last: Row | undefined
  do {
    const rows: Row[] = await tx
      .select(selected)
      .from(one.table)
      .where(
        last &&
          after(
            key,
            names.map((name) => last?.[name]),
          ),
      )
      .orderBy(...key.map((part) => asc(part)))
      .limit(rowsAtOnce)
    if (rows.length > 0) yield one.instead ? rows.map(one.instead) : rows
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined
  } while (last)
}

/** Keys are compared as one row value, so that the index of the key is used. */
function after(key: readonly PgColumn[], values: readonly unknown[]) {
  const bound = key.map((part, nth) => sql.param(values[nth], part))
  return sql`(${sql.join([...key], sql`, `)}) > (${sql.join(bound, sql`, `)})`
}
