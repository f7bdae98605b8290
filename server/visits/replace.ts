import { handCubicleOver } from '../cubicles/store.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { giveBackOver } from '../payments/refunding/give-back-over.ts'
import { attempts, payments } from '../payments/table.ts'
import type { Moment } from '../request/context.ts'
import { changeReservation, type ReservationRow } from '../reservations/store.ts'
import { handPreassignmentOver } from '../rooms/preassigning/keepable-rooms.ts'
import { handSuppliesOver } from '../supplies/store.ts'
import { moveStatus } from './move-status.ts'
import type { Actor } from './moved.ts'

/**
 * Puts `row`, a Reserved visit that is written already, in the place of `old`, which becomes Replaced; gives it as it
 * then stands. Payments, the date of booking, a preassigned room and what she asked for pass to it; of an Assigned one
 * also its room, her cubicle and her code, and it becomes Assigned. What was overpaid goes back by the cancel rule.
 */
export async function replaceWith(
  tx: Tx,
  moment: Moment & Actor,
  { old, row }: { old: ReservationRow; row: ReservationRow },
): Promise<ReservationRow> {
  await handSuppliesOver(tx, old.id, row.id)
  await moveStatus(tx, moment, old, { to: 'Replaced', entry: { final: true } })
  if (old.roomId !== null) await handOverRoom(tx, moment, { old, row, roomId: old.roomId })
  await handPreassignmentOver(tx, moment, { old, row })
  // Attempts are moved first: a refund that ends meanwhile has written its row by then, or writes it for the new visit.
  await tx.update(attempts).set({ reservationId: row.id }).where(eq(attempts.reservationId, old.id))
  await tx.update(payments).set({ reservationId: row.id }).where(eq(payments.reservationId, old.id))
  const replaced = await changeReservation(tx, row.id, {
    createdAt: old.createdAt,
    replacingId: null,
  })
  await giveBackOver(tx, moment, { old, changed: row })
  return replaced
}

/** Passes on her room, her cubicle, when she came, and the code by which she was called. */
async function handOverRoom(
  tx: Tx,
  actor: Actor,
  { old, row, roomId }: { old: ReservationRow; row: ReservationRow; roomId: number },
): Promise<void> {
  const { timeArrived, waitingCode, language } = old
  await moveStatus(tx, actor, row, {
    to: 'Assigned',
    goes: { into: roomId },
    entry: { final: true },
    marks: { timeArrived, waitingCode, language },
  })
  await handCubicleOver(tx, old.id, row.id)
}
