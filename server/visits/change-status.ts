import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { changeReservationStatus } from '@mikvah/contract/reservations/steps.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { noteOf } from '@mikvah/rules/visit/history-note.ts'
import type { Tx } from '../db/database.ts'
import { balanceOfVisit } from '../payments/ledger/balance-of-visit.ts'
import { awaitRefunds } from '../payments/refunding/await-refunds.ts'
import { mayTouch } from '../people/owner.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { actOnVisit } from '../reservations/act-on-visit.ts'
import { isBesideVisitUnderWay } from '../reservations/beside-visit-under-way.ts'
import { type ReservationRow, reservationById } from '../reservations/store.ts'
import { visitView } from '../rooms/views/visit-view.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { isBeforeHelpers } from './is-before-helpers.ts'
import { refuseEndedHold } from './refuse-ended-hold.ts'
import { refuseInQuiet } from './refuse-in-quiet.ts'
import { refuseMove } from './refuse-move.ts'
import { reserveHeld } from './reserve-held.ts'
import { takeStep } from './take-step.ts'
import { undoMove } from './undo-move.ts'

type Body = BodyOf<typeof changeReservationStatus>

/**
 * Moves a visit by the table of moves, or with `undo` takes its last move back, and gives it as `visitView`: one lock,
 * one verdict, one row of history.
 */
export async function changeStatus(parts: Parts, ctx: SignedInContext, id: string, body: Body) {
  const { seen, done: moved } = await actOnVisit(parts, ctx, id, {
    may: (_, seen) => mayMove(ctx, seen),
    act: (tx, row) => move(tx, ctx, row, body),
    audit: {
      before: ({ status }) => ({
        ...{ from: status, to: body.status },
        ...(body.undo ? { undo: true } : {}),
      }),
    },
    fresh: async (db, seen) => visitView(db, ctx, (await reservationById(db, id)) ?? seen),
  })
  // A repeat is answered at once; a refund whose process died is left to the outbox.
  if (moved?.status === 'Canceled') await awaitRefunds(parts, moved.id)
  return visitView(parts.db.orm, ctx, moved ?? seen)
}

/**
 * Whether the caller may move this visit: the patron herself, the desk, and on its night attendants and the screens at
 * the pools. Which moves each may make is in the table.
 */
const mayMove = (ctx: SignedInContext, row: ReservationRow): boolean =>
  mayTouch(ctx, row.userId) || (helps(ctx) && isBeforeHelpers(ctx, row))
const helps = ({ by }: SignedInContext): boolean =>
  holds(by.roles, 'Attendant') || holds(by.roles, 'Mikvah')

const worksHere = (ctx: SignedInContext): boolean => helps(ctx) || holds(ctx.by.roles, 'Reception')

/**
 * Refuses what a patron can't do by this call: take a move back, and say that she is here, as she checks in from
 * where the building is.
 */
function refuseByHerself(row: ReservationRow, { undo, status }: Body): void {
  if (undo) throw new Refused('undo-refused')
  if (status === 'Waiting')
    throw new Refused('move-refused', { params: { from: row.status, to: status } })
}

async function move(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  body: Body,
): Promise<ReservationRow> {
  const isOfTheHouse = worksHere(ctx)
  refuseInQuiet(ctx, { asPatron: !isOfTheHouse })
  if (!isOfTheHouse) refuseByHerself(row, body)
  if (body.expectedStatus && body.expectedStatus !== row.status) throw new Refused('moved-on')
  if (body.undo) return undoMove(tx, ctx, row, body.status)
  const { paymentOpen } = await refuseEndedHold(tx, ctx, row)
  if (body.status === 'Canceled' && mayTouch(ctx, row.userId)) {
    const booker = holds(ctx.by.roles, 'Reception') ? 'reception' : 'patron'
    // A reason that a patron gives for her cancel isn't stored as staff's.
    const reason = isOfTheHouse ? body.overrideReason : undefined
    return cancelReservation(tx, ctx, row, booker, { entry: { note: noteOf(null, reason) } })
  }
  if (row.status !== 'Pending' || body.status !== 'Reserved')
    return takeStep(tx, ctx, row, body.status, body)
  if (paymentOpen) throw new Refused('payment-in-progress')
  return confirmHeld(tx, ctx, row)
}

/**
 * Reserves a held visit. Where nothing is owed there is nothing to pay first, and what she confirms the program would
 * reserve by itself.
 */
async function confirmHeld(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
): Promise<ReservationRow> {
  // It locks the visit that is to be replaced, so that no refund of its money comes between the balance and the move.
  const isBeside = await isBesideVisitUnderWay(tx, row)
  const isPaid = mayTouch(ctx, row.userId) && (await balanceOfVisit(tx, row)).paid
  refuseMove(ctx, row, 'Reserved', isPaid ? { as: ['system'] } : {})
  if (isBeside) throw new Refused('edit-not-now')
  return reserveHeld(tx, ctx, row)
}
