import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { swapRooms as swapRoomsCall } from '@mikvah/contract/rooms.ts'
import { judgePlacing, takesInSwap } from '@mikvah/rules/room/placing.ts'
import { leftBySwap } from '@mikvah/rules/room/swap.ts'
import { excludedBy } from '../../attendants/store.ts'
import { withFresh } from '../../audit/with-fresh.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused, SettingsMoved } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockNights, nightOf } from '../../reservations/lock-nights.ts'
import {
  changeReservation,
  lockReservation,
  type ReservationRow,
  reservationById,
} from '../../reservations/store.ts'
import { emptyAs, occupiedBy } from '../occupy.ts'
import {
  addPlacement,
  attendantOfRoom,
  changeRoom,
  endPlacement,
  lockRooms,
  type RoomRow,
  roomById,
} from '../store.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { roomsView } from '../views/rooms-view.ts'

type Body = BodyOf<typeof swapRoomsCall>
/** Somebody who changes her room, and the two. */
type Mover = { row: ReservationRow; from: RoomRow; into: RoomRow }

const theSame = { errors: [{ path: 'roomB', message: 'Another room than the first.' }] }

/** Two patrons change places, or one goes into a room that is free, in one act. */
export async function swapRooms(parts: Parts, ctx: SignedInContext, body: Body) {
  const ids = [body.roomA, body.roomB]
  if (body.roomA === body.roomB) throw new Refused('invalid-request', theSame)
  if (!ctx.key?.made)
    await withFresh(parts, ctx, {
      act: () => swapLocked(parts, ctx, body, ids),
      fresh: (db) => bothTold(db, ctx, ids),
    })
  return bothTold(parts.db.orm, ctx, ids)
}

const swapLocked = (parts: Parts, ctx: SignedInContext, body: Body, ids: readonly number[]) =>
  parts.db.inTransaction(async (tx) => {
    const movers = await lockMovers(tx, ctx, body)
    await exchange(tx, ctx, movers)
    const details = { rooms: ids, visits: movers.map(({ row }) => row.id) }
    await writeAudit(tx, ctx, { subject: ids.join(' '), details })
    await recordOutcome(tx, ctx.key, { room: body.roomA })
  })

/** Who is in them is read, their nights, visits and rooms are locked in this order, and it is asked again. */
async function lockMovers(tx: Tx, ctx: SignedInContext, body: Body): Promise<Mover[]> {
  const seen = [await roomById(tx, body.roomA), await roomById(tx, body.roomB)]
  const inside = seen.map((room) => room?.reservationId ?? null).filter((id) => id !== null)
  const visits = await Promise.all(inside.map((id) => reservationById(tx, id)))
  const version = await lockNights(tx, visits.filter((row) => row !== null).map(nightOf))
  if (version !== ctx.content.version) throw new SettingsMoved()
  const rows = new Map<string, ReservationRow>()
  for (const id of inside.toSorted()) {
    const row = await lockReservation(tx, id)
    if (row) rows.set(id, row)
  }
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

/** Of two desks that swap the same two at once the second is told what the first has made of it. */
function refuseOthers({ reservationId }: RoomRow, expected: string | null | undefined): void {
  if (expected !== undefined && expected !== reservationId) throw new Refused('room-moved-on')
}

function moverOf(
  rows: ReadonlyMap<string, ReservationRow>,
  from: RoomRow,
  into: RoomRow,
): Mover | null {
  if (from.reservationId === null) return null
  const row = rows.get(from.reservationId)
  if (!row) throw new Refused('room-moved-on')
  return { row, from, into }
}

async function refuseSwap(
  tx: Tx,
  ctx: SignedInContext,
  { row, into }: Mover,
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

/** A room has one visit at every instant, so all step out before anybody steps in; nobody sees them in between. */
async function exchange(tx: Tx, ctx: SignedInContext, movers: readonly Mover[]): Promise<void> {
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

async function bothTold(db: Db, ctx: SignedInContext, ids: readonly number[]) {
  const rooms = await Promise.all(ids.map((id) => roomById(db, id)))
  const found = rooms.filter((room) => room !== null)
  return roomsView(db, ctx, audienceBy(ctx), found)
}
