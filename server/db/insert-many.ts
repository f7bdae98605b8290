import type { Db } from './database.ts'
import type { PgColumn, PgTable } from './drizzle/columns.ts'
import { getTableColumns, getTableName, is, SQL } from './drizzle/queries.ts'
import { statement } from './statement.ts'

/**
 * A row as it will stand in its table: what is null or isn't given gets the default of its column, or null. Throws
 * where that default is an expression that only the database can work out.
 */
export function rowOf<T extends PgTable>(table: T, given: T['$inferInsert']): T['$inferSelect'] {
  const values: Record<string, unknown> = given
  const entries = Object.entries(getTableColumns(table)).map(([key, column]) => [
    key,
    values[key] ?? standardOf(column),
  ])
  return Object.fromEntries(entries)
}

function standardOf(column: PgColumn): unknown {
  if (is(column.default, SQL)) throw new Error(`${column.name} has a standard only in the database`)
  return column.default ?? null
}

/**
 * Gives a function that inserts any number of rows by one statement, which is planned once under `name`: they travel as
 * one JSON text. `rest` is what follows the values: what is done about a conflict, and a `returning`, whose rows the
 * function gives; without it none.
 */
export function insertMany<T extends PgTable, Row = never>(
  table: T,
  { name, rest = '' }: { name: string; rest?: string },
): (tx: Db, rows: readonly T['$inferSelect'][]) => Promise<Row[]> {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const insert = statement<Row>(
    name,
    `insert into "${getTableName(table)}" (${names})
     select ${names} from json_populate_recordset(null::"${getTableName(table)}", ($1::text)::json) ${rest}`,
  )
  const written = (row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, inJson(column, row[key])]))
  return async (tx, rows) =>
    rows.length === 0 ? [] : insert(tx, [JSON.stringify(rows.map(written))])
}

/** Nulls aren't sent. What JSON can hold is sent as it is; everything else as its column writes it. */
function inJson(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  return column.dataType === 'json' ? value : column.mapToDriverValue(value)
}
