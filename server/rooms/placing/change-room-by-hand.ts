import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { changeRoomStatus } from '@mikvah/contract/rooms.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { actOnce } from '../../audit/act-once.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { lockInside } from '../../reservations/lock-visit.ts'
import { type ReservationRow, reservationById } from '../../reservations/store.ts'
import { takeStep } from '../../visits/take-step.ts'
import { type RoomRow, roomById } from '../store.ts'
import { refuseOther } from '../views/refuse-other.ts'
import { audienceBy, roomSeen } from '../views/rooms-seen.ts'
import { roomView } from '../views/rooms-view.ts'
import { visitsSeen } from '../views/visits-seen.ts'
import { setRoomStatus } from './set-room-status.ts'

type Body = BodyOf<typeof changeRoomStatus>

const nothingAsked = { errors: [{ path: 'status', message: 'Say what is to change.' }] }

/**
 * Moves the visit in a room, the room itself, or first one and then the other; gives the room. A visit that was moved
 * is in the answer, though it may have left the room. Refuses where neither is asked for, where no visit is in the room
 * to be moved, and what has moved on since the caller saw it.
 */
export async function changeRoomByHand(parts: Parts, ctx: SignedInContext, id: string, body: Body) {
  const seen = await roomSeen(parts.db.orm, ctx, id)
  if (!body.status && !body.reservationStatus) throw new Refused('invalid-request', nothingAsked)
  const before = ctx.key?.made?.reservation
  const acted = await actOnce(parts, ctx, {
    act: (tx) => change(tx, ctx, seen, body),
    made: (visit) => ({ room: seen.id, ...(visit ? { reservation: visit.id } : {}) }),
    fresh: (db) => freshOf(db, ctx, seen.id),
  })
  const moved = acted ? acted.done?.id : before
  const room = await freshOf(parts.db.orm, ctx, seen.id)
  if (room.reservation || !moved) return room
  const visit = (await visitsSeen(parts.db.orm, ctx, audienceBy(ctx), [moved])).get(moved)
  return {
    ...room,
    reservation: visit ? { ...visit, since: visit.statusSince ?? room.statusSince } : null,
  }
}

async function change(
  tx: Tx,
  ctx: SignedInContext,
  seen: RoomRow,
  body: Body,
): Promise<ReservationRow | null> {
  const { status, reservationStatus, expectedStatus, reservationId: whose, tappedAt } = body
  const moved = reservationStatus
    ? await moveVisit(tx, ctx, seen, {
        ...{ to: reservationStatus, expected: expectedStatus, whose },
        tappedAt: tappedAt === undefined ? undefined : Date.parse(tappedAt),
      })
    : null
  if (status) {
    const expected = reservationStatus ? undefined : expectedStatus
    await setRoomStatus(tx, ctx, seen.id, { to: status, expected })
  }
  const details = { from: seen.status, to: status ?? null, visit: reservationStatus ?? null }
  await writeAudit(tx, ctx, {
    subject: String(seen.id),
    owner: moved?.userId ?? null,
    details: { ...details, reservation: moved?.id ?? null },
  })
  return moved
}

type Step = {
  to: ReservationStatus
  expected: string | undefined
  whose: string | null | undefined
  tappedAt: Ms | undefined
}

/** Who is in the room is checked again under the locks. */
async function moveVisit(
  tx: Tx,
  ctx: SignedInContext,
  { id, reservationId }: RoomRow,
  { to, expected, whose, tappedAt }: Step,
): Promise<ReservationRow> {
  const visit = reservationId === null ? null : await reservationById(tx, reservationId)
  if (!visit) throw new Refused('room-empty')
  const inside = await lockInside(tx, ctx, { visit, roomId: id })
  if (!inside) throw new Refused('room-moved-on')
  const { row, room } = inside
  refuseOther(ctx, room, whose)
  if (expected !== undefined && expected !== row.status) throw new Refused('moved-on')
  return takeStep(tx, ctx, row, to, { tappedAt })
}

async function freshOf(db: Db, ctx: SignedInContext, id: number) {
  const room = await roomById(db, id)
  if (!room) throw new Refused('not-found')
  return roomView(db, ctx, audienceBy(ctx), room)
}
