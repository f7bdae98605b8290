import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../ids.ts'
import { practiceDevices } from '../practice/table.ts'

/** Doors, gates and locks, each by the point it hangs on. */
export type Doors = {
  unlock(point: string, now: Ms): Promise<'unlocked' | 'failed'>
}

/** Opens at once and writes it down, for the practice page to show. */
export const practiceDoors = (db: Database): Doors => ({
  async unlock(point, now) {
    const row = { id: newId(), at: now, point, op: 'unlock', result: 'unlocked' }
    await db.orm.insert(practiceDevices).values(row)
    return 'unlocked'
  },
})

/** No maker of doors is set up yet: whoever asks is told to use the key. */
export const noDoors: Doors = { unlock: async () => 'failed' }
