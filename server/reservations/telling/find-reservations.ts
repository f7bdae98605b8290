import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { findReservationsByUser } from '@mikvah/contract/reservations/telling.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { snapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import { mayTouch, patronOf } from '../../people/owner.ts'
import { reservationById, reservationsOfUser } from '../store.ts'
import { tellReservation, tellReservations } from './view.ts'

/** Where the history of reservations begins (spec, patron 9). */
const historyBegins = '2019-01-01'
const farAhead = '9999-12-31'

const laterOf = (one: string, other: string): string => (one > other ? one : other)

/** What whoever has her number now is not told of her. */
const keptBack = {
  user: null,
  userMembership: null,
  payments: [],
  userNotes: null,
  reservationNotes: null,
}

/** Hers between two business days, newest first; what is still to come, where the number may be another's. */
export const findReservations = (
  { db }: Parts,
  asked: AskedBySomeone,
  { user, dateFrom = historyBegins, dateTo = farAhead }: QueryOf<typeof findReservationsByUser>,
) =>
  db.inTransaction(async (tx) => {
    const owner = await patronOf(tx, asked, user)
    const from = asked.by.unconfirmed ? laterOf(dateFrom, todayOf(asked)) : dateFrom
    const all = await reservationsOfUser(tx, owner.id, { from, to: dateTo })
    const rows = asked.by.unconfirmed ? all.filter(({ status }) => status === 'Reserved') : all
    const told = await tellReservations(tx, asked, rows, owner)
    return asked.by.unconfirmed ? told.map((visit) => ({ ...visit, ...keptBack })) : told
  }, snapshot)

/** One reservation; one that isn't hers doesn't exist. */
export const findReservation = ({ db }: Parts, asked: AskedBySomeone, id: string) =>
  db.inTransaction(async (tx) => {
    const row = await reservationById(tx, id)
    if (!row || !mayTouch(asked, row.userId)) throw new Refused('not-found')
    return tellReservation(tx, asked, row)
  }, snapshot)
