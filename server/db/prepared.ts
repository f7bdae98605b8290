import type { Db } from './database.ts'
import type { PgColumn } from './drizzle/columns.ts'
import { type Param, sql } from './drizzle/queries.ts'

/**
 * A statement built once per connection, and on PostgreSQL also parsed and planned once.
 * `name` is unique in the program; values that change are `given(column, 'x')`.
 *
 *     const placesOn = prepared('places-on', (tx) =>
 *       tx.select().from(slots).where(eq(slots.day, given(slots.day, 'day'))))
 *     export const readPlaces = (tx: Db, day: string) => placesOn(tx).execute({ day })
 */
export function prepared<P>(
  name: string,
  build: (tx: Db) => { prepare(name: string): P },
): (tx: Db) => P {
  const ready = new WeakMap<Db, P>()
  return (tx) => {
    const known = ready.get(tx)
    if (known) return known
    const made = build(tx).prepare(name)
    ready.set(tx, made)
    return made
  }
}

/**
 * The placeholder for the value `name` of a prepared statement, which is then written as `column` writes it; a bare
 * `sql.placeholder` isn't.
 */
export const given = (column: PgColumn, name: string): Param =>
  sql.param(sql.placeholder(name), column)
