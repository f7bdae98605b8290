import { addAudits, auditOf } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { addEffects } from '../../outbox/add-effect.ts'
import { recordOutcomes } from '../../request/request-key.ts'
import { endHold } from '../../visits/end-hold.ts'
import { becameOf, countNotices, noticesOf } from '../../visits/notices.ts'
import { replaceWith } from '../../visits/replace.ts'
import { lockReservation, type ReservationRow, type UncodedVisit } from '../store.ts'
import type { ReservationView } from '../views/patrons-view.ts'
import { readNewReservation } from '../views/view.ts'
import { addHistories, addVisits } from './batch-store.ts'
import type { Decided } from './decide-booking.ts'
import { tieKallahPayment } from './tie-kallah-payment.ts'

/** A booking that is written. `view` is its whole answer, where nothing but its own row comes into it. */
export type Booked = { row: ReservationRow; view: ReservationView | null }

type Coded = { decided: Decided; row: ReservationRow; view: ReservationView | null }

/**
 * Writes all that was decided of a batch: the visits, and in one go beside them their history, keys, audit and what the
 * world is told; then what the few that end or replace something move besides. Gives the version their nights have now.
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
      coded.map(({ decided, row }) => historyOf(decided, row)),
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

/** The first row of its history. */
export const historyOf = ({ opened: { ctx } }: Decided, row: UncodedVisit) => ({
  id: newId(),
  reservationId: row.id,
  previous: null,
  next: row.status,
  at: ctx.now,
  by: ctx.by.userId,
  ip: ctx.ip,
})

const keyOf = ({ decided: { opened }, row, view }: Coded) =>
  opened.ctx.key
    ? [{ key: opened.ctx.key, made: { reservation: row.id }, view: view ?? undefined }]
    : []

/** What she is told of it; null of a hold, of an edit that keeps her hour, of a visit from an older book, and of who is or has been here already. */
export function noticeOf({ visit, replaces, opened: { desk, ctx } }: Decided) {
  const isHere = replaces !== null && replaces.status !== 'Reserved'
  return visit.status !== 'Reserved' || desk.onPaper || desk.takenOver || isHere
    ? null
    : becameOf(ctx, visit, replaces)
}

/** Those of the batch who are sent a notice. */
function reachedOf(tx: Tx, accepted: readonly Decided[]): Promise<Set<string>> {
  const [first] = accepted
  const notices = accepted.flatMap((decided) => {
    const became = noticeOf(decided)
    return became ? [{ owner: decided.owner, became }] : []
  })
  return first ? countNotices(tx, first.opened.ctx, notices) : Promise.resolve(new Set())
}

function noticesFor({ decided, row }: Coded) {
  const became = noticeOf(decided)
  return became ? noticesOf(became, decided.opened.ctx, row, decided.owner) : []
}

/** What the desk's booking leaves in the audit log; of one from a sheet or from a list of an older book the entry as a whole is written down. */
export function auditOfBooking({ opened, owner, visit }: Decided) {
  const { ctx, wish, oldId: replaces } = opened
  const { onPaper, takenOver, ...desk } = opened.desk
  if (onPaper || takenOver) return null
  const details = { ...desk, discountPrice: wish.useDiscountPrice, replaces }
  return auditOf(ctx, { subject: visit.id, owner: owner.id, details })
}

/** Ties a payment made before, ends the holds that give way, and takes the place of the visit that is replaced. */
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
