import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { swapRooms as swapRoomsCall } from '@mikvah/contract/rooms.ts'
import { judgePlacing, takesInSwap } from '@mikvah/rules/room/placing.ts'
import { excludedBy } from '../../attendants/store.ts'
import { actOnce } from '../../audit/act-once.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { lockVisits } from '../../reservations/lock-visit.ts'
import { type ReservationRow, reservationById } from '../../reservations/store.ts'
import { attendantOfRoom, lockRooms, type RoomRow, roomById } from '../store.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { roomsView } from '../views/rooms-view.ts'
import { exchange, type RoomChange } from './exchange.ts'

type Body = BodyOf<typeof swapRoomsCall>

const theSame = { errors: [{ path: 'roomB', message: 'Another room than the first.' }] }

/**
 * Swaps two visits between their rooms, or moves one into a free room; gives both rooms. Refuses where others are in
 * them than the caller has seen, where both are empty, and a room that `judgePlacing` forbids her.
 */
export async function swapRooms(parts: Parts, ctx: SignedInContext, body: Body) {
  const ids = [body.roomA, body.roomB]
  if (body.roomA === body.roomB) throw new Refused('invalid-request', theSame)
  await actOnce(parts, ctx, {
    act: async (tx) => {
      const movers = await lockMovers(tx, ctx, body)
      await exchange(tx, ctx, movers)
      const details = { rooms: ids, visits: movers.map(({ row }) => row.id) }
      await writeAudit(tx, ctx, { subject: ids.join(' '), details })
    },
    made: () => ({ room: body.roomA }),
    fresh: (db) => bothRooms(db, ctx, ids),
  })
  return bothRooms(parts.db.orm, ctx, ids)
}

/**
 * Reads who is in the rooms and takes the row locks under which a visit moves to another room: of their nights, visits
 * and rooms, in this order, so that no two swaps are a deadlock. Checks that it is still so.
 */
async function lockMovers(tx: Tx, ctx: SignedInContext, body: Body): Promise<RoomChange[]> {
  const seen = [await roomById(tx, body.roomA), await roomById(tx, body.roomB)]
  const inside = seen.map((room) => room?.reservationId ?? null).filter((id) => id !== null)
  const visits = await Promise.all(inside.map((id) => reservationById(tx, id)))
  const locked = await lockVisits(
    tx,
    ctx,
    visits.filter((row) => row !== null),
  )
  const rows = new Map(locked.map((row) => [row.id, row]))
  const rooms = await lockRooms(tx, [body.roomA, body.roomB])
  const [a, b] = rooms
  if (!a || !b) throw new Refused('not-found')
  for (const room of rooms)
    refuseOthers(room, room.id === body.roomA ? body.expectedA : body.expectedB)
  const movers = [moverOf(rows, a, b), moverOf(rows, b, a)].filter((mover) => mover !== null)
  if (movers.length === 0) throw new Refused('room-empty')
  for (const mover of movers) await refuseSwap(tx, ctx, mover, body)
  return movers
}

/** If two desks make the same swap at once, the second is told what the first has made. */
function refuseOthers({ reservationId }: RoomRow, expected: string | null | undefined): void {
  if (expected !== undefined && expected !== reservationId) throw new Refused('room-moved-on')
}

function moverOf(
  rows: ReadonlyMap<string, ReservationRow>,
  from: RoomRow,
  into: RoomRow,
): RoomChange | null {
  if (from.reservationId === null) return null
  const row = rows.get(from.reservationId)
  if (!row) throw new Refused('room-moved-on')
  return { row, from, into }
}

async function refuseSwap(
  tx: Tx,
  ctx: SignedInContext,
  { row, into }: RoomChange,
  { confirmExcluded }: Body,
): Promise<void> {
  const excluded = await excludedBy(tx, [row.userId])
  const verdict = judgePlacing(
    {
      ...{ room: into, visit: row, confirmExcluded },
      attendant: await attendantOfRoom(tx, into.id, todayOf(ctx)),
      excluded: excluded.map(({ attendantId }) => attendantId),
    },
    takesInSwap,
  )
  if (!verdict.allowed) throw new Refused(verdict.because)
}

async function bothRooms(db: Db, ctx: SignedInContext, ids: readonly number[]) {
  const rooms = await Promise.all(ids.map((id) => roomById(db, id)))
  const found = rooms.filter((room) => room !== null)
  return roomsView(db, ctx, audienceBy(ctx), found)
}
