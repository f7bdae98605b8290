import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { freesCubicle } from '@mikvah/rules/room/cubicles.ts'
import { releasesKept } from '@mikvah/rules/room/preassigning.ts'
import { Refused } from '../asked/refused.ts'
import { freeCubicleOf } from '../cubicles/store.ts'
import type { Tx } from '../db/database.ts'
import {
  addHistory,
  changeReservation,
  type NewReservation,
  poolsTaken,
  type ReservationRow,
  waitingCodesOf,
} from '../reservations/store.ts'
import { releaseRoom } from '../rooms/kept-rooms.ts'
import { emptyAs, occupiedBy } from '../rooms/occupy.ts'
import {
  addPlacement,
  attendantOfRoom,
  changeRoom,
  endPlacement,
  takeRoom,
} from '../rooms/store.ts'
import { cancelSupplies } from '../supplies/store.ts'
import { type Mover, movedBy, poolBeside, waitingCodeBeside } from './moved.ts'

type More = Partial<Omit<NewReservation, 'roomId'>> & { note?: string; into?: number }

/**
 * Writes the new status, its row of history, and what becomes of her room, together. Whether it may is the caller's to
 * ask first; of a room that two would take at once the database lets one have it.
 */
export async function moveStatus(
  tx: Tx,
  mover: Mover,
  row: ReservationRow,
  to: ReservationStatus,
  { note, into, ...changes }: More = {},
): Promise<ReservationRow> {
  const room = into ?? row.roomId
  const attendant = room === null ? null : await attendantOfRoom(tx, room, row.night)
  const more = { note: note ?? null, into: into ?? null, attendant }
  const { drawsCode, takesPool, entry, after, ...move } = movedBy(mover, row, to, more)
  if (after.enters && into !== undefined) await enterRoom(tx, mover, into, { ...row, ...changes })
  const moved = await changeReservation(tx, row.id, {
    ...move.changes,
    ...(takesPool ? { pool: poolBeside(await poolsTaken(tx, row)) } : {}),
    ...(drawsCode ? { waitingCode: waitingCodeBeside(await waitingCodesOf(tx, row)) } : {}),
    ...changes,
  })
  await addHistory(tx, entry)
  if (after.leftAs && row.roomId !== null) {
    await changeRoom(tx, row.roomId, emptyAs(mover, after.leftAs))
    await endPlacement(tx, row.id, mover.now)
    await cancelSupplies(tx, row.id, mover.now)
  }
  if (releasesKept(to)) await releaseRoom(tx, row.id)
  if (freesCubicle(to)) await freeCubicleOf(tx, row.id)
  return moved
}

async function enterRoom(
  tx: Tx,
  mover: Mover,
  id: number,
  visit: Pick<ReservationRow, 'id' | 'language'>,
): Promise<void> {
  const { changes, placement } = occupiedBy(mover, id, visit)
  if (!(await takeRoom(tx, id, changes))) throw new Refused('room-not-free')
  await addPlacement(tx, placement)
}
