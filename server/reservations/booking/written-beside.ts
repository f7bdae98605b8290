import { auditOf } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { becameOf, countNotices, noticesOf } from '../../visits/notices.ts'
import type { ReservationRow, UncodedVisit } from '../store.ts'
import type { ReservationView } from '../views/visit-facts.ts'
import type { Decided } from './decide-booking.ts'

/** A booking whose visit is written under its four digits. */
export type Coded = { decided: Decided; row: ReservationRow; view: ReservationView | null }

/** The first row of a visit's status history, not written yet: from no status to the one it begins with. */
export const firstHistoryOf = ({ opened: { ctx } }: Decided, row: UncodedVisit) => ({
  id: newId(),
  reservationId: row.id,
  previous: null,
  next: row.status,
  at: ctx.now,
  by: ctx.by.userId,
  ip: ctx.ip,
})

/**
 * What the call's idempotency key stores of a booking, so that a repeat is answered with it: a list of one, empty for a
 * call without a key.
 */
export const keyOf = ({ decided: { opened }, row, view }: Coded) =>
  opened.ctx.key
    ? [{ key: opened.ctx.key, made: { reservation: row.id }, view: view ?? undefined }]
    : []

/**
 * Which notice a booking leads to, such as reserved or moved; null for a hold, for an edit that keeps her hour, for a
 * visit from an older book, and for somebody who is or was here already.
 */
export function bookingNoticeOf({ visit, replaces, opened: { desk, ctx } }: Decided) {
  const isHere = replaces !== null && replaces.status !== 'Reserved'
  return visit.status !== 'Reserved' || desk.onPaper || desk.takenOver || isHere
    ? null
    : becameOf(ctx, visit, replaces)
}

/**
 * Counts the notices of the batch against the rate limit of each patron, and gives the ids of the patrons who get
 * theirs.
 */
export function reachedOf(tx: Tx, accepted: readonly Decided[]): Promise<Set<string>> {
  const [first] = accepted
  const notices = accepted.flatMap((decided) => {
    const became = bookingNoticeOf(decided)
    return became ? [{ owner: decided.owner, became }] : []
  })
  return first ? countNotices(tx, first.opened.ctx, notices) : Promise.resolve(new Set())
}

/** The effects of the notice that a booking leads to; the limit is judged by `reachedOf`. */
export function noticesFor({ decided, row }: Coded) {
  const became = bookingNoticeOf(decided)
  return became ? noticesOf(became, decided.opened.ctx, row, decided.owner) : []
}

/**
 * The audit row of a booking by the desk; null for a patron's own, and for one from a sheet or an imported list, as the
 * whole entry is logged.
 */
export function auditOfBooking({ opened, owner, visit }: Decided) {
  const { ctx, wish, oldId: replaces } = opened
  const { onPaper, takenOver, ...desk } = opened.desk
  if (onPaper || takenOver) return null
  const details = { ...desk, discountPrice: wish.useDiscountPrice, replaces }
  return auditOf(ctx, { subject: visit.id, owner: owner.id, details })
}
