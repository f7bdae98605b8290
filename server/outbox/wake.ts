import type { Database } from '../db/database.ts'
import type { effects } from './table.ts'

type Name = (typeof effects.$inferSelect)['do']
type Deliver = (names: readonly Name[]) => unknown
const sleepers = new WeakMap<Database, Set<Deliver>>()

/**
 * Registers what delivers effects committed to this database. Where several apps share one, only the first delivers, so
 * that it is clear whom to wait for. Gives a function that takes it off again.
 */
export function onWake(db: Database, deliver: Deliver): () => void {
  const all = sleepers.get(db) ?? new Set()
  sleepers.set(db, all.add(deliver))
  return () => all.delete(deliver)
}

/** Has the outbox look for effects of these kinds now; where nothing delivers, the next round of the jobs does. */
export function wake(db: Database, names: readonly Name[]): void {
  const [first] = sleepers.get(db) ?? []
  first?.(names)
}
