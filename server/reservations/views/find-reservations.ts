import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { findReservationsByUser } from '@mikvah/contract/reservations/reading.ts'
import { historyBegins } from '@mikvah/rules/reservation/history-begins.ts'
import { snapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import { mayTouch, patronOf } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { reservationById, reservationsOfUser } from '../store.ts'
import { readReservation, readReservations } from './view.ts'

const farAhead = '9999-12-31'

const laterOf = (one: string, other: string): string => (one > other ? one : other)

/** The fields that aren't shown to somebody who may by now have her number. */
const withheld = {
  user: null,
  userMembership: null,
  payments: [],
  userNotes: null,
  attendantNote: null,
  reservationNotes: null,
}

/**
 * A patron's visits (the caller's, unless `user` names another for the desk) between two business days, both included,
 * the latest first. Where her number may be another's by now, only Reserved ones from today on, without what is
 * personal.
 */
export const findReservations = (
  { db }: Parts,
  ctx: SignedInContext,
  { user, dateFrom = historyBegins, dateTo = farAhead }: QueryOf<typeof findReservationsByUser>,
) =>
  db.inTransaction(async (tx) => {
    const owner = await patronOf(tx, ctx, user)
    const from = ctx.by.unconfirmed ? laterOf(dateFrom, todayOf(ctx)) : dateFrom
    const all = await reservationsOfUser(tx, owner.id, { from, to: dateTo })
    const rows = ctx.by.unconfirmed ? all.filter(({ status }) => status === 'Reserved') : all
    const views = await readReservations(tx, ctx, rows, owner)
    return ctx.by.unconfirmed ? views.map((visit) => ({ ...visit, ...withheld })) : views
  }, snapshot)

/** One visit as the caller sees it; for a patron another's counts as unknown. */
export const findReservation = ({ db }: Parts, ctx: SignedInContext, id: string) =>
  db.inTransaction(async (tx) => {
    const row = await reservationById(tx, id)
    if (!row || !mayTouch(ctx, row.userId)) throw new Refused('not-found')
    return readReservation(tx, ctx, row)
  }, snapshot)
