import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { type MoveMark, noteOf } from '@mikvah/rules/visit/history-note.ts'
import { hourOfTap } from '@mikvah/rules/visit/hour-of-tap.ts'
import { isWithoutWater } from '@mikvah/rules/visit/without-water.ts'
import type { Tx } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { historyOf } from '../reservations/history-store.ts'
import type { ReservationRow } from '../reservations/store.ts'
import { preassign } from '../rooms/preassigning/keepable-rooms.ts'
import { lockLastRoom } from '../rooms/store.ts'
import { keepPools, poolHere } from './keep-pools.ts'
import { moveStatus } from './move-status.ts'
import { refuseMove } from './refuse-move.ts'
import { refuseWater } from './refuse-water.ts'

type How = {
  overrideReason?: string | undefined
  pool?: number | undefined
  /** When it was tapped, at a screen that may have been without a network. */
  tappedAt?: Ms | undefined
}

/**
 * Takes a step that the table allows, refuses any other, and gives the visit. Two moves aren't made here: to Assigned,
 * which names a room (assign-room.ts), and being replaced by an edit, which passes on what was hers.
 */
export async function takeStep(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  to: ReservationStatus,
  { overrideReason, pool, tappedAt }: How = {},
): Promise<ReservationRow> {
  if (to === 'Replaced') throw new Refused('move-refused', { params: { from: row.status, to } })
  const left = row.status === 'Done' ? await lockLastRoom(tx, row.id) : null
  const roomWaits = left?.status === 'NeedsCleaning'
  const { correction } = refuseMove(ctx, row, to, { roomWaits })
  if (to === 'Assigned') throw new Refused('room-needed')
  await refuseWater(tx, ctx, row, { to, hasReason: overrideReason !== undefined, pool })
  const { statusSince } = row
  const then = { ...ctx, now: hourOfTap({ to, tappedAt, statusSince }, ctx.now) }
  const moved = await moveStatus(tx, then, row, {
    to,
    goes: {
      into: roomWaits ? left.id : undefined,
      pool: pool ?? (to === 'InMikvah' ? await poolHere(tx, ctx, row) : undefined),
    },
    entry: { note: noteOf(correction ? await markOf(tx, row, to) : null, overrideReason) },
  })
  await keepPools(tx, ctx, { from: row, row: moved })
  if (to === 'Waiting') await keepAgain(tx, ctx, moved)
  return moved
}

/** When she is taken out of the room she was shown into, the room that was preassigned to her before is so again. */
async function keepAgain(tx: Tx, ctx: SignedInContext, row: ReservationRow): Promise<void> {
  const moves = (await historyOf(tx, [row.id])).map(({ entry }) => entry)
  const shownIn = moves.findLast(({ next }) => next === 'Assigned')
  const preassigned = moves.at(-1)?.previous === 'Assigned' ? shownIn?.before?.kept : null
  if (preassigned) await preassign(tx, ctx, row, preassigned)
}

/** The mark of a correction in the history; it says so if the visit goes past the water without having been in it. */
async function markOf(
  tx: Tx,
  { id, status }: ReservationRow,
  to: ReservationStatus,
): Promise<MoveMark> {
  const history = (await historyOf(tx, [id])).map(({ entry }) => ({
    ...entry,
    undoes: entry.undoes !== null,
  }))
  return isWithoutWater(status, to, history) ? 'without the water' : 'correction'
}
