import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { freesCubicle } from '@mikvah/rules/room/cubicles.ts'
import { releasesKept } from '@mikvah/rules/room/preassigning.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import { freeCubicleOf } from '../cubicles/store.ts'
import type { Tx } from '../db/database.ts'
import { accountById } from '../people/accounts.ts'
import { Refused } from '../request/refused.ts'
import { addHistory } from '../reservations/history-store.ts'
import { poolsTaken, waitingCodesOf } from '../reservations/night-store.ts'
import {
  changeReservation,
  type NewReservation,
  type ReservationRow,
} from '../reservations/store.ts'
import type { BeforeMove } from '../reservations/table.ts'
import { emptyAs, occupiedBy } from '../rooms/occupy.ts'
import { releaseRoom } from '../rooms/preassignments.ts'
import {
  addPlacement,
  attendantOfRoom,
  changeRoom,
  endPlacement,
  lockRoom,
  takeRoom,
} from '../rooms/store.ts'
import { cancelSupplies } from '../supplies/store.ts'
import { type Mover, movedBy, poolBeside, waitingCodeBeside } from './moved.ts'

type More = Partial<Omit<NewReservation, 'roomId'>> & {
  note?: string | null | undefined
  into?: number
  /** Which pool; else the first that is free. */
  intoPool?: number | undefined
  /** What she leaves her room as, in place of what the table says. */
  leftAs?: RoomStatus
  /** The row of the history that it takes back. */
  undoes?: string
  /** Never taken back: what was hers has been handed on. */
  final?: boolean
  /** Entered from a sheet afterwards, with the room that stood on it: without hours. */
  onPaper?: { room: number | null }
}

/**
 * Writes the new status, its row of history, and what becomes of her room, together. Whether it may is the caller's to
 * ask first; of a room that two would take at once the database lets one have it.
 */
export async function moveStatus(
  tx: Tx,
  mover: Mover,
  row: ReservationRow,
  to: ReservationStatus,
  { note, into, intoPool, leftAs, undoes, onPaper, final = false, ...changes }: More = {},
): Promise<ReservationRow> {
  const there = await attendantThere(tx, row, { into, onPaper })
  const attended = there !== null
  const more = { note: note ?? null, into: into ?? null, attendant: mover.card ?? there, attended }
  const { drawsCode, takesPool, entry, after, ...move } = movedBy(mover, row, to, more)
  const visit = { ...row, ...changes }
  const entered =
    after.enters && into !== undefined ? await enterRoom(tx, mover, into, visit) : null
  const moved = await changeReservation(tx, row.id, {
    ...move.changes,
    ...(takesPool ? { pool: poolBeside(await poolsTaken(tx, row), intoPool) } : {}),
    ...(drawsCode ? { waitingCode: waitingCodeBeside(await waitingCodesOf(tx, row)) } : {}),
    ...changes,
  })
  if (after.leftAs && row.roomId !== null) {
    await changeRoom(tx, row.roomId, emptyAs(mover, leftAs ?? after.leftAs))
    await endPlacement(tx, row.id, mover.now)
    await cancelSupplies(tx, row.id, mover.now)
  }
  const kept = releasesKept(to) ? await releaseRoom(tx, row.id) : null
  const cubicle = freesCubicle(to) ? await freeCubicleOf(tx, row.id) : null
  const before = final ? null : beforeMove(row, { roomStatus: entered, kept, cubicle })
  await addHistory(tx, { ...entry, before, undoes: undoes ?? null, onPaper: onPaper !== undefined })
  return moved
}

async function attendantThere(
  tx: Tx,
  { night, roomId }: ReservationRow,
  { into, onPaper }: Pick<More, 'into' | 'onPaper'>,
): Promise<string | null> {
  const room = into ?? onPaper?.room ?? roomId
  return room === null ? null : attendantOfRoom(tx, room, night)
}

const beforeMove = (
  row: ReservationRow,
  gaveUp: Pick<BeforeMove, 'roomStatus' | 'kept' | 'cubicle'>,
): BeforeMove => {
  const { timeArrived, waitingCode, timeCompleted, readySince, language } = row
  const { roomId, pool, keptPool } = row
  const hers = { timeArrived, waitingCode, timeCompleted, readySince, language }
  return { ...hers, roomId, pool, keptPool, ...gaveUp }
}

/** Gives what the room was before she came into it. */
async function enterRoom(
  tx: Tx,
  mover: Mover,
  id: number,
  visit: Pick<ReservationRow, 'id' | 'userId' | 'language'>,
): Promise<RoomStatus | null> {
  const found = await lockRoom(tx, id)
  // Who chose none when she came reads what she reads at home.
  const language = visit.language ?? (await accountById(tx, visit.userId))?.language ?? 'en'
  const { changes, placement } = occupiedBy(mover, id, { id: visit.id, language })
  if (!(await takeRoom(tx, id, changes))) throw new Refused('room-not-free')
  await addPlacement(tx, placement)
  return found?.status ?? null
}
