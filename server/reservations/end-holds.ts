import { momentOf } from '../facility/moment.ts'
import type { Parts } from '../parts.ts'
import { endHold } from './end-hold.ts'
import { lockEndedHolds } from './store.ts'

/** Cancels holds that have run out. They stopped counting at that very moment; this only writes it down. */
export async function endHolds(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  return parts.db.inTransaction(async (tx) => {
    const ended = await lockEndedHolds(tx, moment.now)
    for (const row of ended) await endHold(tx, moment, row, 'hold ran out')
    return ended.length
  })
}
