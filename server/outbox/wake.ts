import type { Database } from '../db/database.ts'

const sleepers = new WeakMap<Database, () => unknown>()

/** Who delivers what is committed to this database. */
export const onWake = (db: Database, deliver: () => unknown) => sleepers.set(db, deliver)

/** Has the outbox look now; without anybody who delivers, the next round of the jobs finds it. */
export const wake = (db: Database) => sleepers.get(db)?.()
