import type { Database } from '../db/database.ts'
import type { effects } from './table.ts'

type Name = (typeof effects.$inferSelect)['do']
type Deliver = (names: readonly Name[]) => unknown
const sleepers = new WeakMap<Database, Deliver>()

/** Who delivers what is committed to this database. */
export const onWake = (db: Database, deliver: Deliver) => sleepers.set(db, deliver)

/** Has the outbox look now for effects of these kinds; without anybody who delivers, the next round of the jobs does. */
export const wake = (db: Database, names: readonly Name[]) => sleepers.get(db)?.(names)
