import type { Db } from './database.ts'
import type { PgTable } from './drizzle/columns.ts'
import { getTableColumns } from './drizzle/queries.ts'
import { runOf } from './orm-over.ts'
import type { Waits } from './patience.ts'

const texts = new Map<string, string>()
/** The texts of all statements that are written by hand, by their names. */
export const statementTexts: ReadonlyMap<string, string> = texts

/**
 * Gives a function that runs a statement written by hand, where building it anew each time would cost more than the
 * database takes for it, and gives its rows. It is sent the moment it is called: several called in a row in one
 * transaction travel together and are done in that order. `name` is unique in the program; a list of values is bound as
 * one JSON text.
 */
export function statement<Row>(name: string, text: string, waits?: Waits) {
  if (texts.has(name)) throw new Error(`Two statements are named ${name}.`)
  texts.set(name, text)
  return async (tx: Db, values: unknown[]): Promise<Row[]> =>
    (await runOf(tx)({ name, text, waits }, values)).rows as Row[]
}

/** All columns of a table under the names they have in the program, as the text of a select list. */
export const selected = (table: PgTable): string =>
  Object.entries(getTableColumns(table))
    .map(([key, { name }]) => `"${name}" as "${key}"`)
    .join(', ')

/**
 * SQL for any of the values under `key` in the JSON list that is bound as `$1`: `column = ${anyListed('id')}`. It
 * stands beside a join with that list, by which alone PostgreSQL, which doesn't know how short the list is, would read
 * every row of a table to join a few.
 */
export const anyListed = (key: string, type = 'text'): string =>
  `any (array(select (one ->> '${key}')::${type} from json_array_elements(($1::text)::json) as one))`
