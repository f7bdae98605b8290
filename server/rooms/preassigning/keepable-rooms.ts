import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { isAvailable, preassignedSpan } from '@mikvah/rules/room/preassigning.ts'
import type { Db, Tx } from '../../db/database.ts'
import { locationById } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import type { Actor } from '../../visits/moved.ts'
import { lockRoom, type RoomRow } from '../store.ts'
import {
  insideNow,
  preassignmentsOf,
  preassignmentsOfOthers,
  releaseRoom,
  writePreassignment,
} from './store.ts'

/** The ids of those of these rooms that can be preassigned to a visit. */
export async function keepableRooms(
  db: Db,
  moment: Moment,
  visit: ReservationRow,
  rows: readonly RoomRow[],
): Promise<Set<number>> {
  const cleaningMinutes = cleaningOf(moment, visit)
  const hers = preassignedSpan(visit, cleaningMinutes)
  const preassigned = await preassignmentsOfOthers(db, visit.id, hers)
  const inside = await insideNow(db)
  const available = rows.filter((room) =>
    isAvailable({
      ...{ room, visit, cleaningMinutes, now: moment.now },
      preassigned: preassigned.filter(({ roomId }) => roomId === room.id),
      inside: inside.find(({ roomId }) => roomId === room.id) ?? null,
    }),
  )
  return new Set(available.map(({ id }) => id))
}

/** Takes the row lock of a room and preassigns it, if it still can be; gives whether it was. */
export async function preassign(
  tx: Tx,
  actor: Moment & Actor,
  visit: ReservationRow,
  roomId: number,
): Promise<boolean> {
  const room = await lockRoom(tx, roomId)
  if (!room || !(await keepableRooms(tx, actor, visit, [room])).has(roomId)) return false
  const { startsAt, endsAt } = preassignedSpan(visit, cleaningOf(actor, visit))
  const by = actor.by?.userId ?? null
  await writePreassignment(tx, {
    reservationId: visit.id,
    roomId,
    startsAt,
    endsAt,
    at: actor.now,
    by,
  })
  return true
}

/**
 * On an edit (`old` is replaced by `row`) the preassigned room passes to the new visit if it still serves her;
 * otherwise it becomes free.
 */
export async function handPreassignmentOver(
  tx: Tx,
  actor: Moment & Actor,
  { old, row }: { old: ReservationRow; row: ReservationRow },
): Promise<void> {
  const [preassigned] = await preassignmentsOf(tx, [old.id])
  if (!preassigned) return
  await releaseRoom(tx, old.id)
  if (row.status === 'Reserved') await preassign(tx, actor, row, preassigned.roomId)
}

const cleaningOf = (moment: Moment, { locationId }: ReservationRow): number =>
  turnaroundOf(locationById(moment, locationId)?.values ?? {}).cleaningMinutes
