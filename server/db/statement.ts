import type { Db } from './database.ts'
import type { PgTable } from './drizzle/columns.ts'
import { getTableColumns } from './drizzle/queries.ts'
import { runOf } from './orm-over.ts'
import type { Waits } from './patience.ts'

/**
 * A statement written by hand, where building it anew each time would cost more than the database takes for it. It is
 * sent the moment it is called: several called in a row travel together and are done in that order. `name` is unique in
 * the program; a list of values is bound as one JSON text.
 */
export const statement =
  <Row>(name: string, text: string, waits?: Waits) =>
  async (tx: Db, values: unknown[]): Promise<Row[]> =>
    (await runOf(tx)({ name, text, waits }, values)).rows as Row[]

/** All columns of a table under the names they have in the program. */
export const selected = (table: PgTable): string =>
  Object.entries(getTableColumns(table))
    .map(([key, { name }]) => `"${name}" as "${key}"`)
    .join(', ')
