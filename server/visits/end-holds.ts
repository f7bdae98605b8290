import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { todayOf } from '../nights/nights.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import {
  lockEndedHolds,
  lockHoldsOfLater,
  lockHoldsWithoutEnd,
  lockHoldsWithoutVisit,
} from '../reservations/ended-holds.ts'
import { changeReservation, type ReservationRow } from '../reservations/store.ts'
import { endHold } from './end-hold.ts'

/**
 * Cancels holds that have run out: they stopped counting at that moment, and this only writes it down. So it does with
 * those that were to change a visit which is over by now. Those made before the clock was set back begin anew, and one
 * without an end lasts until its night is over. Gives the number of all.
 */
export async function endHolds(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  return parts.db.inTransaction(async (tx) => {
    const endOf = ({ night }: ReservationRow) =>
      businessDaySpanOf(night, moment.content.timeZone).to
    const endless = await lockHoldsWithoutEnd(tx, todayOf(moment))
    for (const row of endless) await changeReservation(tx, row.id, { holdUntil: endOf(row) })
    const later = await lockHoldsOfLater(tx, moment.now)
    for (const row of later) await beginAnew(tx, row, { now: moment.now, nightEnds: endOf(row) })
    const ended = await lockEndedHolds(tx, moment.now)
    for (const row of ended) await endHold(tx, moment, row, 'hold ran out')
    const useless = await lockHoldsWithoutVisit(tx)
    for (const row of useless) await endHold(tx, moment, row, 'hold ran out')
    return endless.length + later.length + ended.length + useless.length
  })
}

/** Lets a hold live its whole time from now on; one that lasts as long as its night still does. */
const beginAnew = (
  tx: Tx,
  { id, holdUntil, createdAt }: ReservationRow,
  { now, nightEnds }: { now: Ms; nightEnds: Ms },
) =>
  changeReservation(tx, id, {
    createdAt: now,
    holdUntil:
      holdUntil === null || holdUntil >= nightEnds
        ? nightEnds
        : Math.min(nightEnds, now + holdUntil - createdAt),
  })
