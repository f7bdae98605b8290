import type { Database } from '../db/database.ts'
import type { effects } from './table.ts'

type Name = (typeof effects.$inferSelect)['do']
type Deliver = (names: readonly Name[]) => unknown
const sleepers = new WeakMap<Database, Set<Deliver>>()

/**
 * Who delivers what is committed to this database: of several apps on it the one built first, so that whoever waits for
 * what is under way knows whom to ask. Gives the way to stop.
 */
export function onWake(db: Database, deliver: Deliver): () => void {
  const all = sleepers.get(db) ?? new Set()
  sleepers.set(db, all.add(deliver))
  return () => all.delete(deliver)
}

/** Has the outbox look now for effects of these kinds; without anybody who delivers, the next round of the jobs does. */
export function wake(db: Database, names: readonly Name[]): void {
  const [first] = sleepers.get(db) ?? []
  first?.(names)
}
