import { addAudits } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { addEffects } from '../../outbox/add-effect.ts'
import { recordOutcomes } from '../../request/request-key.ts'
import { endHold } from '../../visits/end-hold.ts'
import { replaceWith } from '../../visits/replace.ts'
import { lockReservation, type ReservationRow } from '../store.ts'
import { readNewReservation } from '../views/view.ts'
import type { ReservationView } from '../views/visit-facts.ts'
import { addHistories, addVisits } from './batch-store.ts'
import type { Decided } from './decide-booking.ts'
import { tieKallahPayment } from './tie-kallah-payment.ts'
import {
  auditOfBooking,
  type Coded,
  firstHistoryOf,
  keyOf,
  noticesFor,
  reachedOf,
} from './written-beside.ts'

/** A booking that was written. `view` is its whole answer, where that depends on nothing but its own row. */
export type Booked = { row: ReservationRow; view: ReservationView | null }

/**
 * Writes what was decided of a batch: the visits, and at the same time their history, keys, audit and notices; then
 * what the few that end or replace something change besides. Gives the bookings by their visits' ids, and the version
 * that their nights have now; null where nothing was written.
 */
export async function writeBatch(
  tx: Tx,
  accepted: readonly Decided[],
): Promise<{ booked: Map<string, Booked>; version: number | null }> {
  const visits = accepted.map(({ visit }) => visit)
  const [{ rows, version }, reached] = await Promise.all([
    addVisits(tx, visits),
    reachedOf(tx, accepted),
  ])
  const coded = accepted.map((decided) => codedOf(decided, rows))
  await Promise.all([
    addHistories(
      tx,
      coded.map(({ decided, row }) => firstHistoryOf(decided, row)),
    ),
    recordOutcomes(tx, coded.flatMap(keyOf)),
    addEffects(tx, coded.filter(({ row }) => reached.has(row.userId)).flatMap(noticesFor)),
    addAudits(
      tx,
      coded.map(({ decided }) => auditOfBooking(decided)),
    ),
  ])
  const booked = new Map<string, Booked>()
  for (const { decided, row, view } of coded) {
    booked.set(row.id, { row: await moveWith(tx, decided, row), view })
  }
  return { booked, version }
}

function codedOf(decided: Decided, rows: ReadonlyMap<string, ReservationRow>): Coded {
  const row = rows.get(decided.visit.id)
  if (!row) throw new Error('A visit was not written.')
  const { opened, owner } = decided
  const untouched = opened.by === 'patron' && !opened.oldId && !opened.body.paymentId
  return { decided, row, view: untouched ? readNewReservation(opened.ctx, row, owner) : null }
}

/** Ties an earlier payment, ends holds, and takes the place of the replaced visit. */
async function moveWith(
  tx: Tx,
  { opened, ends, replaces }: Decided,
  row: ReservationRow,
): Promise<ReservationRow> {
  const { ctx, body } = opened
  for (const id of ends) {
    const hold = await lockReservation(tx, id)
    if (hold?.status === 'Pending') await endHold(tx, ctx, hold, 'another hold')
  }
  if (body.paymentId) await tieKallahPayment(tx, row, body.paymentId)
  return replaces ? replaceWith(tx, ctx, { old: replaces, row }) : row
}
