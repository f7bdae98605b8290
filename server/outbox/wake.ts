import type { Database } from '../db/database.ts'
import type { EffectName } from './add-effect.ts'

type Deliver = (names: readonly EffectName[]) => unknown
const sleepers = new WeakMap<Database, Deliver>()

/** Who delivers what is committed to this database. */
export const onWake = (db: Database, deliver: Deliver) => sleepers.set(db, deliver)

/** Has the outbox look now for effects of these kinds; without anybody who delivers, the next round of the jobs does. */
export const wake = (db: Database, names: readonly EffectName[]) => sleepers.get(db)?.(names)
