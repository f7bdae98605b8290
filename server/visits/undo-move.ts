import { isIn, type ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { roomAfter } from '@mikvah/rules/room/after-visit.ts'
import { judgeUndo } from '@mikvah/rules/visit/undo.ts'
import { takeCubicleBack } from '../cubicles/store.ts'
import type { Tx } from '../db/database.ts'
import { locationById, nightAt } from '../nights/nights.ts'
import type { SignedInContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { lastMoveOf } from '../reservations/history-store.ts'
import { waitingCodesOf } from '../reservations/night-store.ts'
import type { ReservationRow } from '../reservations/store.ts'
import type { BeforeMove } from '../reservations/table.ts'
import { preassign } from '../rooms/preassigning/keepable-rooms.ts'
import { attendantOfRoom, lockRoom } from '../rooms/store.ts'
import { keepPools, poolHere } from './keep-pools.ts'
import { moveStatus } from './move-status.ts'
import { refuseGates } from './refuse-gates.ts'
import { refuseWater } from './refuse-water.ts'

/**
 * Takes a mis-tap back, and gives the visit: she is where she was, in her room or out of it, with her old code, unless
 * somebody has that by now, and her old place in the queue. Gates are judged again, and the history shows both moves.
 * Refuses with undo-refused what is no longer hers to take back, and with room-not-free when her room has changed
 * since.
 */
export async function undoMove(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  to: ReservationStatus,
): Promise<ReservationRow> {
  const last = await lastMoveOf(tx, row.id)
  const facts = { status: row.status, to, by: ctx.by.userId, now: ctx.now }
  const verdict = judgeUndo(last && { ...last, hasBefore: last.before !== null }, facts)
  if (!verdict.allowed || !last?.before) throw new Refused('undo-refused')
  const location = locationById(ctx, row.locationId)
  if (!location) throw new Refused('location-not-offered')
  refuseGates(ctx, row, to, { location, night: nightAt(ctx, location, row.night) })
  await refuseWater(tx, ctx, row, { to, hasReason: true })
  return restore(tx, ctx, row, { to, undoes: last.id, before: last.before })
}

type Restored = { to: ReservationStatus; undoes: string; before: BeforeMove }

async function restore(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  { to, undoes, before }: Restored,
): Promise<ReservationRow> {
  const { timeArrived, timeCompleted, readySince, language, roomStatus } = before
  const marks = { timeArrived, timeCompleted, readySince, language }
  const moved = await moveStatus(tx, ctx, row, {
    to,
    marks: { ...marks, ...(await codeAgain(tx, row, before)) },
    goes: {
      into: await roomAgain(tx, row, { to, before }),
      pool: to === 'InMikvah' ? await poolHere(tx, ctx, row, before.pool) : undefined,
      leavesAs: roomStatus ?? undefined,
    },
    entry: { undoes },
  })
  await keepPools(tx, ctx, { from: row, row: moved, back: before.keptPool ?? null })
  if (before.cubicle !== null) await takeCubicleBack(tx, before.cubicle, row.id)
  if (before.kept !== null) await preassign(tx, ctx, moved, before.kept)
  return moved
}

/** Her old code; a new one where somebody else got the old one within the minute. */
async function codeAgain(tx: Tx, row: ReservationRow, { waitingCode }: BeforeMove) {
  if (waitingCode === row.waitingCode) return {}
  const given = waitingCode !== null && (await waitingCodesOf(tx, row)).has(waitingCode)
  return given ? {} : { waitingCode }
}

/** The room she had left is hers again, if it still is as she left it. */
async function roomAgain(
  tx: Tx,
  row: ReservationRow,
  { to, before }: { to: ReservationStatus; before: BeforeMove },
): Promise<number | undefined> {
  if (isIn('inRoom', row.status) || !isIn('inRoom', to)) return undefined
  const { roomId } = before
  if (roomId === null) throw new Refused('room-not-free')
  const room = await lockRoom(tx, roomId)
  const attended = (await attendantOfRoom(tx, roomId, row.night)) !== null
  const { leftAs } = roomAfter(to, row.status, { attended })
  if (!room || room.status !== leftAs) throw new Refused('room-not-free')
  return room.id
}
