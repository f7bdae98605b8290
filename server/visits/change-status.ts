import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { changeReservationStatus } from '@mikvah/contract/reservations.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { isLive } from '@mikvah/rules/reservation/hold.ts'
import { judgeInQuiet } from '@mikvah/rules/reservation/quiet.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused, SettingsMoved } from '../asked/refused.ts'
import { keepMade } from '../asked/request-key.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { quietAt } from '../nights/quiet.ts'
import { awaitRefunds } from '../payments/refunding/await-refunds.ts'
import { mayTouch } from '../people/owner.ts'
import { factsOf } from '../reservations/facts-of.ts'
import {
  hasOpenPayment,
  lockNightsOf,
  lockReservation,
  type ReservationRow,
  reservationById,
} from '../reservations/store.ts'
import { tellReservation } from '../reservations/telling/view.ts'
import { isBesideVisitUnderWay } from './beside-visit-under-way.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { refuseMove } from './refuse-move.ts'
import { reserveHeld } from './reserve-held.ts'
import { takeStep } from './take-step.ts'

type Body = BodyOf<typeof changeReservationStatus>

/** Moves a visit along the table of statuses: one lock, one verdict, one row of history (rules 2). */
export async function changeStatus(parts: Parts, asked: AskedBySomeone, id: string, body: Body) {
  const seen = await reservationById(parts.db.orm, id)
  if (!seen || !mayTouch(asked, seen.userId)) throw new Refused('not-found')
  // A repeat is told at once how it stands; a refund that a process left half done is the outbox's.
  if (asked.key?.made) return tellReservation(parts.db.orm, asked, seen)
  const row = await moveLocked(parts, asked, seen, body)
  if (row.status === 'Canceled') await awaitRefunds(parts, row.id)
  return tellReservation(parts.db.orm, asked, row)
}

const moveLocked = (
  parts: Parts,
  asked: AskedBySomeone,
  seen: ReservationRow,
  body: Body,
): Promise<ReservationRow> =>
  parts.db.inTransaction(async (tx) => {
    const version = await lockNightsOf(tx, seen)
    if (version !== asked.content.version) throw new SettingsMoved()
    const locked = await lockReservation(tx, seen.id)
    if (!locked) throw new Refused('not-found')
    const details = { from: locked.status, to: body.status }
    await writeAudit(tx, asked, { subject: seen.id, owner: locked.userId, details })
    const moved = await move(tx, asked, locked, body)
    await keepMade(tx, asked.key, { reservation: moved.id })
    return moved
  })

async function move(
  tx: Tx,
  asked: AskedBySomeone,
  row: ReservationRow,
  body: Body,
): Promise<ReservationRow> {
  const { now, content, by } = asked
  const booker = holds(by.roles, 'Reception') ? 'reception' : 'patron'
  const quiet = judgeInQuiet(quietAt(asked, now), { now, by: booker, values: content.values })
  if (!quiet.allowed) throw new Refused(quiet.because)
  if (body.expectedStatus && body.expectedStatus !== row.status) {
    throw new Refused('moved-on', { extra: { result: await tellReservation(tx, asked, row) } })
  }
  const paymentOpen = await hasOpenPayment(tx, row.id)
  if (row.status === 'Pending' && !isLive(factsOf(row, paymentOpen), now)) {
    throw new Refused('hold-ended')
  }
  if (body.status === 'Canceled') return cancelReservation(tx, asked, row, booker)

  if (row.status !== 'Pending' || body.status !== 'Reserved')
    return takeStep(tx, asked, row, body.status, body)
  refuseMove(asked, row, body.status)
  if (paymentOpen) throw new Refused('payment-in-progress')
  if (await isBesideVisitUnderWay(tx, row)) throw new Refused('edit-not-now')
  return reserveHeld(tx, asked, row)
}
