import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { todayOf } from '../nights/nights.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import {
  isAnyHoldDue,
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
  const { now, content } = moment
  const today = todayOf(moment)
  if (!(await isAnyHoldDue(parts.db.orm, { now, today }))) return 0
  const endOf = ({ night }: ReservationRow) => businessDaySpanOf(night, content.timeZone).to
  const end = (tx: Tx, row: ReservationRow) => endHold(tx, moment, row, 'hold ran out')
  const batches: HoldBatch[] = [
    {
      lock: (tx) => lockHoldsWithoutEnd(tx, today),
      write: (tx, row) => changeReservation(tx, row.id, { holdUntil: endOf(row) }),
    },
    {
      lock: (tx) => lockHoldsOfLater(tx, now),
      write: (tx, row) => beginAnew(tx, row, { now, nightEnds: endOf(row) }),
    },
    { lock: (tx) => lockEndedHolds(tx, now), write: end },
    { lock: (tx) => lockHoldsWithoutVisit(tx, today), write: end },
  ]
  let done = 0
  for (const batch of batches) done += await runBatch(parts, batch)
  return done
}

/** Some holds that are locked together with their nights, and what is written to each. */
type HoldBatch = {
  lock: (tx: Tx) => Promise<ReservationRow[]>
  write: (tx: Tx, row: ReservationRow) => Promise<unknown>
}

/**
 * Runs a batch in a transaction of its own, which releases its nights at the end: the nights of two batches together
 * would not be locked in the order in which others lock them. Gives the number of holds.
 */
const runBatch = ({ db }: Parts, { lock, write }: HoldBatch): Promise<number> =>
  db.inTransaction(async (tx) => {
    const rows = await lock(tx)
    for (const row of rows) await write(tx, row)
    return rows.length
  })

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
