import type { Tx } from './database.ts'

/**
 * A statement built once per connection, and on PostgreSQL also parsed and planned once.
 * `name` is unique in the program; values that change are `sql.placeholder('x')`.
 *
 *     const placesOn = prepared('places-on', (tx) =>
 *       tx.select().from(slots).where(eq(slots.day, sql.placeholder('day'))))
 *     export const readPlaces = (tx: Tx, day: string) => placesOn(tx).execute({ day })
 */
export function prepared<P>(
  name: string,
  build: (tx: Tx) => { prepare(name: string): P },
): (tx: Tx) => P {
  const ready = new WeakMap<Tx, P>()
  return (tx) => {
    const known = ready.get(tx)
    if (known) return known
    const made = build(tx).prepare(name)
    ready.set(tx, made)
    return made
  }
}
