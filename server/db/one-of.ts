import { type AnyPgColumn, check } from './drizzle/columns.ts'
import { sql } from './drizzle/queries.ts'

const listed = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/** While a table is being described Drizzle hands out columns that keep their values only here. */
type Described = { config: { enumValues?: readonly string[] } }

/** Holds a column in the database to the values its type names. The test beside it finds a column without. */
export function oneOf(name: string, column: AnyPgColumn) {
  const values = (column as unknown as Described).config.enumValues
  if (!values?.length) throw new Error(`${name}: the column names no values`)
  return check(name, sql`${column} in (${listed(values)})`)
}

/** The same for a list of them. */
export const someOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} <@ array[${listed(values)}]::text[]`)

/** The rows of a partial index: a column has one of some values. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${listed(values)})`

/** Holds that one column is filled exactly while another has one of some values. */
export const whileOneOf = (
  name: string,
  { status, is, has }: { status: AnyPgColumn; is: readonly string[]; has: AnyPgColumn },
) => check(name, sql`(${status} in (${listed(is)})) = (${has} is not null)`)
