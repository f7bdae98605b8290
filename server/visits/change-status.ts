import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { changeReservationStatus } from '@mikvah/contract/reservations/steps.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { noteOf } from '@mikvah/rules/visit/history-note.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused, SettingsMoved } from '../asked/refused.ts'
import { keepMade } from '../asked/request-key.ts'
import { withFresh } from '../audit/with-fresh.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { awaitRefunds } from '../payments/refunding/await-refunds.ts'
import { mayTouch } from '../people/owner.ts'
import { lockNightsOf } from '../reservations/lock-nights.ts'
import { lockReservation, type ReservationRow, reservationById } from '../reservations/store.ts'
import { visitTold } from '../rooms/telling/visit-told.ts'
import { isBesideVisitUnderWay } from './beside-visit-under-way.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { refuseEndedHold } from './refuse-ended-hold.ts'
import { refuseInQuiet } from './refuse-in-quiet.ts'
import { refuseMove } from './refuse-move.ts'
import { reserveHeld } from './reserve-held.ts'
import { takeStep } from './take-step.ts'
import { undoMove } from './undo-move.ts'

type Body = BodyOf<typeof changeReservationStatus>

/** Moves a visit along the table of statuses: one lock, one verdict, one row of history (rules 2). */
export async function changeStatus(parts: Parts, asked: AskedBySomeone, id: string, body: Body) {
  const seen = await reservationById(parts.db.orm, id)
  if (!seen || !mayMove(asked, seen)) throw new Refused('not-found')
  // A repeat is told at once how it stands; a refund that a process left half done is the outbox's.
  if (asked.key?.made) return visitTold(parts.db.orm, asked, seen)
  const row = await withFresh(parts, asked, {
    act: () => moveLocked(parts, asked, seen, body),
    fresh: async (db) => visitTold(db, asked, (await reservationById(db, id)) ?? seen),
    visit: seen.userId === asked.by.userId ? null : id,
  })
  if (row.status === 'Canceled') await awaitRefunds(parts, row.id)
  return visitTold(parts.db.orm, asked, row)
}

/** Hers, the desk's, and on the evening itself theirs who help: what each may do is the table's to say. */
const mayMove = (asked: AskedBySomeone, { userId }: ReservationRow): boolean =>
  mayTouch(asked, userId) || helps(asked)
const helps = ({ by }: AskedBySomeone): boolean =>
  holds(by.roles, 'Attendant') || holds(by.roles, 'Mikvah')

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
    const step = { from: locked.status, to: body.status }
    const details = body.undo ? { ...step, undo: true } : step
    await writeAudit(tx, asked, { subject: seen.id, owner: locked.userId, details })
    const moved = await move(tx, asked, locked, body)
    await keepMade(tx, asked.key, { reservation: moved.id })
    return moved
  })

const worksHere = (asked: AskedBySomeone): boolean =>
  helps(asked) || holds(asked.by.roles, 'Reception')

/**
 * What a patron can't do by this call: take back what she did, and say that she is here, for she checks in from where
 * the building is.
 */
function refuseByHerself(row: ReservationRow, { undo, status }: Body): void {
  if (undo) throw new Refused('undo-refused')
  if (status === 'Waiting')
    throw new Refused('move-refused', { params: { from: row.status, to: status } })
}

async function move(
  tx: Tx,
  asked: AskedBySomeone,
  row: ReservationRow,
  body: Body,
): Promise<ReservationRow> {
  const isOfTheHouse = worksHere(asked)
  refuseInQuiet(asked, { asPatron: !isOfTheHouse })
  if (!isOfTheHouse) refuseByHerself(row, body)
  if (body.expectedStatus && body.expectedStatus !== row.status) throw new Refused('moved-on')
  if (body.undo) return undoMove(tx, asked, row, body.status)
  const { paymentOpen } = await refuseEndedHold(tx, asked, row)
  if (body.status === 'Canceled' && mayTouch(asked, row.userId)) {
    const booker = holds(asked.by.roles, 'Reception') ? 'reception' : 'patron'
    // What a patron says of her own cancel is no word of the house's.
    const reason = isOfTheHouse ? body.overrideReason : undefined
    return cancelReservation(tx, asked, row, booker, { note: noteOf(null, reason) ?? undefined })
  }
  if (row.status !== 'Pending' || body.status !== 'Reserved')
    return takeStep(tx, asked, row, body.status, body)
  refuseMove(asked, row, body.status)
  if (paymentOpen) throw new Refused('payment-in-progress')
  if (await isBesideVisitUnderWay(tx, row)) throw new Refused('edit-not-now')
  return reserveHeld(tx, asked, row)
}
