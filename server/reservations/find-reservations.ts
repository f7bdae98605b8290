import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { findReservationsByUser } from '@mikvah/contract/reservations.ts'
import { isLive } from '@mikvah/rules/reservation/hold.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import { Refused } from '../http/refused.ts'
import type { Parts } from '../parts.ts'
import { mayTouch, patronOf } from '../people/owner.ts'
import { factsOf } from './facts-of.ts'
import { type ReservationRow, reservationById, reservationsOfUser } from './store.ts'
import { type ReservationTold, tellReservation, tellReservations } from './view.ts'

/** Where the history of reservations begins (spec, patron 9). */
const historyBegins = '2019-01-01'
const farAhead = '9999-12-31'

/** Hers between two business days, newest first. */
export async function findReservations(
  parts: Parts,
  asked: AskedBySomeone,
  { user, dateFrom, dateTo }: QueryOf<typeof findReservationsByUser>,
) {
  const tx = parts.db.orm
  const owner = await patronOf(tx, asked, user)
  const rows = await reservationsOfUser(tx, owner.id, {
    from: dateFrom ?? historyBegins,
    to: dateTo ?? farAhead,
  })
  const told = await tellReservations(tx, asked, rows, owner)
  return told.map((reservation, index) => asOfNow(asked, reservation, rows[index]))
}

/** One reservation; one that isn't hers doesn't exist. */
export async function findReservation(parts: Parts, asked: AskedBySomeone, id: string) {
  const row = await reservationById(parts.db.orm, id)
  if (!row || !mayTouch(asked, row.userId)) throw new Refused('not-found')
  return asOfNow(asked, await tellReservation(parts.db.orm, asked, row), row)
}

/** A hold that has run out is told as it will be: Canceled. */
function asOfNow(
  { now }: AskedBySomeone,
  told: ReservationTold,
  row: ReservationRow | undefined,
): ReservationTold {
  const ended = row?.status === 'Pending' && !isLive(factsOf(row, told.paymentPending), now)
  return ended ? { ...told, reservationStatus: 'Canceled', holdUntil: null } : told
}
