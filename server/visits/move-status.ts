import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { freesCubicle } from '@mikvah/rules/room/cubicles.ts'
import { releasesPreassigned } from '@mikvah/rules/room/preassigning.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import { freeCubicleOf } from '../cubicles/store.ts'
import type { Tx } from '../db/database.ts'
import { hasBegunOrGone } from '../reservations/beside-visit-under-way.ts'
import { addHistory } from '../reservations/history-store.ts'
import { poolsTaken, waitingCodesOf } from '../reservations/night-store.ts'
import { tellOfEdits } from '../reservations/replaced-by.ts'
import {
  changeReservation,
  type NewReservation,
  type ReservationRow,
} from '../reservations/store.ts'
import type { BeforeMove } from '../reservations/table.ts'
import { enterRoom } from '../rooms/enter-room.ts'
import { emptyAs } from '../rooms/occupy.ts'
import { releaseRoom } from '../rooms/preassigning/store.ts'
import { attendantOfRoom, changeRoom, endPlacement } from '../rooms/store.ts'
import { cancelSupplies } from '../supplies/store.ts'
import { type Actor, movedBy, poolBeside, waitingCodeBeside } from './moved.ts'

/** A move that `moveStatus` writes. */
export type Move = {
  to: ReservationStatus
  /** Where the move leads her. */
  goes?: {
    /** The room she comes into; left out, none. */
    into?: number | undefined
    /** The pool she goes into; left out, the first that is free. */
    pool?: number | undefined
    /** The status in which she leaves her room, in place of the table's. */
    leavesAs?: RoomStatus | undefined
  }
  /** What the row of the history says beside the two statuses. */
  entry?: {
    note?: string | null | undefined
    /** The row of the history that this move takes back. */
    undoes?: string
    /** Whether the move can't be taken back, as what was hers has been passed on. */
    final?: boolean
    /** Set for a move entered from a sheet, so without hours, and with the room on the sheet. */
    onPaper?: { room: number | null }
  }
  /** Columns to be written in place of those that the move writes by itself. */
  marks?: Partial<Pick<NewReservation, Mark>>
}
type Mark = 'timeArrived' | 'timeCompleted' | 'readySince' | 'language' | 'waitingCode'

/**
 * Writes the new status, its row of history, and what becomes of her room, one preassigned to her, her pool, her
 * cubicle and what she asked for, together; gives the visit. The caller has judged whether the move is allowed. If two
 * moves take one room at once, the database lets one succeed.
 */
export async function moveStatus(
  tx: Tx,
  actor: Actor,
  row: ReservationRow,
  { to, goes = {}, entry: said = {}, marks = {} }: Move,
): Promise<ReservationRow> {
  const { into } = goes
  const { note, undoes, onPaper, final = false } = said
  const there = await attendantThere(tx, row, { into, onPaper })
  const attended = there !== null
  const more = { note: note ?? null, into: into ?? null, attendant: actor.card ?? there, attended }
  const { drawsCode, takesPool, entry, after, ...move } = movedBy(actor, row, to, more)
  const visit = { ...row, ...marks }
  const entered =
    after.enters && into !== undefined ? await enterRoom(tx, actor, into, visit) : null
  const moved = await changeReservation(tx, row.id, {
    ...move.changes,
    ...(takesPool ? { pool: poolBeside(await poolsTaken(tx, row), goes.pool) } : {}),
    ...(drawsCode ? { waitingCode: waitingCodeBeside(await waitingCodesOf(tx, row)) } : {}),
    ...marks,
  })
  if (after.leftAs && row.roomId !== null) {
    await changeRoom(tx, row.roomId, emptyAs(actor, goes.leavesAs ?? after.leftAs))
    await endPlacement(tx, row.id, actor.now)
    await cancelSupplies(tx, row.id, actor.now)
  }
  const released = releasesPreassigned(to) ? await releaseRoom(tx, row.id) : null
  const cubicle = freesCubicle(to) ? await freeCubicleOf(tx, row.id) : null
  const before = final ? null : beforeMove(row, { roomStatus: entered, kept: released, cubicle })
  if (standsForEdits(row.status) !== standsForEdits(to)) await tellOfEdits(tx, row.id)
  await addHistory(tx, { ...entry, before, undoes: undoes ?? null, onPaper: onPaper !== undefined })
  return moved
}

/** What an edit that waits to replace a visit shows of it: that it has begun, or is canceled and no longer replaced. */
const standsForEdits = (status: ReservationStatus) =>
  status === 'Canceled' ? 'canceled' : hasBegunOrGone({ status }) ? 'begun' : 'ahead'

async function attendantThere(
  tx: Tx,
  { night, roomId }: ReservationRow,
  { into, onPaper }: { into: number | undefined; onPaper: { room: number | null } | undefined },
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
