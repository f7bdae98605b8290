import { momentOf } from '../facility/moment.ts'
import type { Parts } from '../parts.ts'
import { moveStatus } from './move-status.ts'
import { lockEndedHolds } from './store.ts'

/** Cancels holds that have run out. They stopped counting at that very moment; this only writes it down. */
export async function endHolds(parts: Parts): Promise<number> {
  const { now } = await momentOf(parts)
  return parts.db.inTransaction(async (tx) => {
    const ended = await lockEndedHolds(tx, now)
    for (const row of ended)
      await moveStatus(tx, { now }, row, 'Canceled', { note: 'hold ran out' })
    return ended.length
  })
}
