import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { lockEndedHolds, lockHoldsOfLater } from '../reservations/ended-holds.ts'
import { changeReservation, type ReservationRow } from '../reservations/store.ts'
import { endHold } from './end-hold.ts'

/**
 * Cancels holds that have run out: they stopped counting at that moment, and this only writes it down. Those made
 * before the clock was set back begin anew. Gives the number of both.
 */
export async function endHolds(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  return parts.db.inTransaction(async (tx) => {
    const later = await lockHoldsOfLater(tx, moment.now)
    for (const row of later) await beginAnew(tx, row, moment.now)
    const ended = await lockEndedHolds(tx, moment.now)
    for (const row of ended) await endHold(tx, moment, row, 'hold ran out')
    return later.length + ended.length
  })
}

/** Lets a hold live its whole time from now on. */
const beginAnew = (tx: Tx, { id, holdUntil, createdAt }: ReservationRow, now: Ms) =>
  changeReservation(tx, id, {
    createdAt: now,
    holdUntil: holdUntil === null ? null : now + holdUntil - createdAt,
  })
