import { leftBySwap } from '@mikvah/rules/room/swap.ts'
import type { Tx } from '../../db/database.ts'
import type { SignedInContext } from '../../request/context.ts'
import { changeReservation, type ReservationRow } from '../../reservations/store.ts'
import { emptyAs, occupiedBy } from '../occupy.ts'
import { addPlacement, changeRoom, endPlacement, type RoomRow } from '../store.ts'

/** A visit that changes rooms, and the two rooms. */
export type RoomChange = { row: ReservationRow; from: RoomRow; into: RoomRow }

/**
 * Moves visits between rooms that the caller has locked. All leave their rooms before any comes into one, as a room has
 * at most one visit; nobody sees the state in between.
 */
export async function exchange(
  tx: Tx,
  ctx: SignedInContext,
  movers: readonly RoomChange[],
): Promise<void> {
  for (const { row, from, into } of movers) {
    await changeReservation(tx, row.id, { status: 'Waiting', roomId: null, pool: null })
    const other = into.status === 'Occupied' ? 'Ready' : into.status
    await changeRoom(tx, from.id, emptyAs(ctx, leftBySwap(row.status, other)))
    await endPlacement(tx, row.id, ctx.now)
  }
  for (const { row, from, into } of movers) {
    const hers = { id: row.id, language: from.language }
    const { changes, placement } = occupiedBy(ctx, into.id, hers)
    await changeRoom(tx, into.id, changes)
    await addPlacement(tx, placement)
    await changeReservation(tx, row.id, { status: row.status, roomId: into.id, pool: row.pool })
  }
}
