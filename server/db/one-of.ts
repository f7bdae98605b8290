import { type AnyPgColumn, check } from './drizzle/columns.ts'
import { sql } from './drizzle/queries.ts'

const listed = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/** While a table is being described, Drizzle's columns have their values only here. */
type Described = { config: { enumValues?: readonly string[] } }

/** A check that holds a column to the values of its type. A test finds columns without one. */
export function oneOf(name: string, column: AnyPgColumn) {
  const values = (column as unknown as Described).config.enumValues
  if (!values?.length) throw new Error(`${name}: the column names no values`)
  return check(name, sql`${column} in (${listed(values)})`)
}

/** A check that every item of a list column is one of some values. */
export const someOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} <@ array[${listed(values)}]::text[]`)

/** The condition of a partial index: a column has one of some values. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${listed(values)})`

/** A check that one column is filled exactly while another has one of some values. */
export const whileOneOf = (
  name: string,
  { status, is, has }: { status: AnyPgColumn; is: readonly string[]; has: AnyPgColumn },
) => check(name, sql`(${status} in (${listed(is)})) = (${has} is not null)`)
