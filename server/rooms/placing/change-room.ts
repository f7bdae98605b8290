import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { changeRoomStatus } from '@mikvah/contract/rooms.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { judgeRoomMove } from '@mikvah/rules/room/room-moves.ts'
import { hasEntered } from '@mikvah/rules/room/staff-entry.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { moversOf } from '@mikvah/rules/visit/movers.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused, SettingsMoved } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { withFresh } from '../../audit/with-fresh.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockNightsOf } from '../../reservations/lock-nights.ts'
import { lockReservation, type ReservationRow, reservationById } from '../../reservations/store.ts'
import { takeStep } from '../../visits/take-step.ts'
import { emptyAs } from '../occupy.ts'
import { changeRoom, lockRoom, type RoomRow, roomById } from '../store.ts'
import { refuseOther } from '../telling/refuse-other.ts'
import { audienceBy, roomSeen } from '../telling/rooms-seen.ts'
import { roomTold } from '../telling/rooms-told.ts'
import { visitsSeen } from '../telling/visits-seen.ts'

type Body = BodyOf<typeof changeRoomStatus>

const nothingAsked = { errors: [{ path: 'status', message: 'Say what is to change.' }] }

/**
 * Moves the visit in a room, the room itself, or first one and then the other. The visit that was moved is told, though
 * she has left the room by it.
 */
export async function changeRoomByHand(
  parts: Parts,
  asked: AskedBySomeone,
  id: string,
  body: Body,
) {
  const seen = await roomSeen(parts.db.orm, asked, id)
  if (!body.status && !body.reservationStatus) throw new Refused('invalid-request', nothingAsked)
  const before = asked.key?.made
  const moved = before
    ? (before.reservation ?? null)
    : await withFresh(parts, asked, {
        act: () =>
          parts.db.inTransaction(async (tx) => {
            const visit = await change(tx, asked, seen, body)
            const made = { room: seen.id, ...(visit ? { reservation: visit.id } : {}) }
            await keepMade(tx, asked.key, made)
            return visit?.id ?? null
          }),
        fresh: (db) => freshOf(db, asked, seen.id),
      })
  const room = await freshOf(parts.db.orm, asked, seen.id)
  if (room.reservation || moved === null) return room
  const visit = (await visitsSeen(parts.db.orm, asked, audienceBy(asked), [moved])).get(moved)
  return {
    ...room,
    reservation: visit ? { ...visit, since: visit.statusSince ?? room.statusSince } : null,
  }
}

async function change(
  tx: Tx,
  asked: AskedBySomeone,
  seen: RoomRow,
  body: Body,
): Promise<ReservationRow | null> {
  const { status, reservationStatus, expectedStatus, reservationId: whose, tappedAt } = body
  const moved = reservationStatus
    ? await moveVisit(tx, asked, seen, {
        ...{ to: reservationStatus, expected: expectedStatus, whose },
        tappedAt: tappedAt === undefined ? undefined : Date.parse(tappedAt),
      })
    : null
  if (status) {
    const expected = reservationStatus ? undefined : expectedStatus
    await moveRoom(tx, asked, seen.id, { to: status, expected })
  }
  const details = { from: seen.status, to: status ?? null, visit: reservationStatus ?? null }
  await writeAudit(tx, asked, {
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

/** Nights are locked before visits and visits before rooms; who is in the room is asked again under the locks. */
async function moveVisit(
  tx: Tx,
  asked: AskedBySomeone,
  { id, reservationId }: RoomRow,
  { to, expected, whose, tappedAt }: Step,
): Promise<ReservationRow> {
  const visit = reservationId === null ? null : await reservationById(tx, reservationId)
  if (!visit) throw new Refused('room-empty')
  const version = await lockNightsOf(tx, visit)
  if (version !== asked.content.version) throw new SettingsMoved()
  const row = await lockReservation(tx, visit.id)
  const room = await lockRoom(tx, id)
  if (!row || room?.reservationId !== row.id) throw new Refused('room-moved-on')
  refuseOther(asked, room, whose)
  if (expected !== undefined && expected !== row.status) throw new Refused('moved-on')
  return takeStep(tx, asked, row, to, { tappedAt })
}

async function moveRoom(
  tx: Tx,
  asked: AskedBySomeone,
  id: number,
  { to, expected }: { to: RoomStatus; expected: string | undefined },
): Promise<void> {
  const room = await lockRoom(tx, id)
  if (!room) throw new Refused('not-found')
  const own = moversOf(asked.by.roles, { own: false })
  // Who has said the passcode at the screen of a room is one of those who help.
  const entered = own.includes('room-screen') && hasEntered(room.staffUntil, asked.now)
  const by = entered ? [...own, 'attendant' as const] : own
  const verdict = judgeRoomMove({ from: room.status, to, by, expected })
  if (!verdict.allowed) throw new Refused(verdict.because, { params: { from: room.status, to } })
  await changeRoom(tx, id, emptyAs(asked, to))
}

async function freshOf(db: Db, asked: AskedBySomeone, id: number) {
  const room = await roomById(db, id)
  if (!room) throw new Refused('not-found')
  return roomTold(db, asked, audienceBy(asked), room)
}
