import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { changeReservationStatus } from '@mikvah/contract/reservations/steps.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { noteOf } from '@mikvah/rules/visit/history-note.ts'
import { withFresh } from '../audit/with-fresh.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { awaitRefunds } from '../payments/refunding/await-refunds.ts'
import { mayTouch } from '../people/owner.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused, SettingsMoved } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { lockNightsOf } from '../reservations/lock-nights.ts'
import { lockReservation, type ReservationRow, reservationById } from '../reservations/store.ts'
import { visitView } from '../rooms/views/visit-view.ts'
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
export async function changeStatus(parts: Parts, ctx: SignedInContext, id: string, body: Body) {
  const seen = await reservationById(parts.db.orm, id)
  if (!seen || !mayMove(ctx, seen)) throw new Refused('not-found')
  // A repeat is told at once how it stands; a refund that a process left half done is the outbox's.
  if (ctx.key?.made) return visitView(parts.db.orm, ctx, seen)
  const row = await withFresh(parts, ctx, {
    act: () => moveLocked(parts, ctx, seen, body),
    fresh: async (db) => visitView(db, ctx, (await reservationById(db, id)) ?? seen),
    visit: seen.userId === ctx.by.userId ? null : id,
  })
  if (row.status === 'Canceled') await awaitRefunds(parts, row.id)
  return visitView(parts.db.orm, ctx, row)
}

/** Hers, the desk's, and on the evening itself theirs who help: what each may do is the table's to say. */
const mayMove = (ctx: SignedInContext, { userId }: ReservationRow): boolean =>
  mayTouch(ctx, userId) || helps(ctx)
const helps = ({ by }: SignedInContext): boolean =>
  holds(by.roles, 'Attendant') || holds(by.roles, 'Mikvah')

const moveLocked = (
  parts: Parts,
  ctx: SignedInContext,
  seen: ReservationRow,
  body: Body,
): Promise<ReservationRow> =>
  parts.db.inTransaction(async (tx) => {
    const version = await lockNightsOf(tx, seen)
    if (version !== ctx.content.version) throw new SettingsMoved()
    const locked = await lockReservation(tx, seen.id)
    if (!locked) throw new Refused('not-found')
    const step = { from: locked.status, to: body.status }
    const details = body.undo ? { ...step, undo: true } : step
    await writeAudit(tx, ctx, { subject: seen.id, owner: locked.userId, details })
    const moved = await move(tx, ctx, locked, body)
    await recordOutcome(tx, ctx.key, { reservation: moved.id })
    return moved
  })

const worksHere = (ctx: SignedInContext): boolean => helps(ctx) || holds(ctx.by.roles, 'Reception')

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
    // What a patron says of her own cancel is no word of the house's.
    const reason = isOfTheHouse ? body.overrideReason : undefined
    return cancelReservation(tx, ctx, row, booker, { note: noteOf(null, reason) ?? undefined })
  }
  if (row.status !== 'Pending' || body.status !== 'Reserved')
    return takeStep(tx, ctx, row, body.status, body)
  refuseMove(ctx, row, body.status)
  if (paymentOpen) throw new Refused('payment-in-progress')
  if (await isBesideVisitUnderWay(tx, row)) throw new Refused('edit-not-now')
  return reserveHeld(tx, ctx, row)
}
