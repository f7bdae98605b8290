import type { Db, Tx } from '../../db/database.ts'
import { and, asc, eq, gt, gte, inArray, lt, ne } from '../../db/drizzle/queries.ts'
import { reservations } from '../../reservations/table.ts'
import { preassignments, rooms } from '../table.ts'

export type Preassignment = typeof preassignments.$inferSelect

/** The preassignments of these visits, one at most for each, in no order. */
export const preassignmentsOf = (db: Db, ids: readonly string[]): Promise<Preassignment[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(preassignments)
        .where(inArray(preassignments.reservationId, [...ids]))

/**
 * The preassignments of all rooms for visits of a night and later, the earliest first, each with its visit's code,
 * night and hour.
 */
export const preassignedFrom = (db: Db, night: string) =>
  db
    .select({
      preassignment: preassignments,
      code: reservations.code,
      night: reservations.night,
      startsAt: reservations.startsAt,
    })
    .from(preassignments)
    .innerJoin(reservations, eq(reservations.id, preassignments.reservationId))
    .where(gte(reservations.night, night))
    .orderBy(asc(preassignments.startsAt))

/**
 * The preassignments of rooms to other visits than this one that lie, if only partly, within a time. One who didn't
 * come keeps hers, so that there are more of them with every night.
 */
export const preassignmentsOfOthers = (
  db: Db,
  reservationId: string,
  { startsAt, endsAt }: Pick<Preassignment, 'startsAt' | 'endsAt'>,
): Promise<Preassignment[]> =>
  db
    .select()
    .from(preassignments)
    .where(
      and(
        ne(preassignments.reservationId, reservationId),
        lt(preassignments.startsAt, endsAt),
        gt(preassignments.endsAt, startsAt),
      ),
    )

/** For each room with a visit in it, the planned times of that visit. */
export const insideNow = (db: Db) =>
  db
    .select({
      roomId: rooms.id,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
    })
    .from(rooms)
    .innerJoin(reservations, eq(reservations.id, rooms.reservationId))

/**
 * Preassigns a room to a visit, in place of any other. The lock of the room and an exclusion constraint let no two
 * visits have it at once.
 */
export async function writePreassignment(tx: Tx, row: Preassignment): Promise<void> {
  await tx
    .insert(preassignments)
    .values(row)
    .onConflictDoUpdate({ target: preassignments.reservationId, set: row })
}

/** Ends her preassignment; gives the id of the room that she had, null where she had none. */
export async function releaseRoom(tx: Tx, reservationId: string): Promise<number | null> {
  const [released] = await tx
    .delete(preassignments)
    .where(eq(preassignments.reservationId, reservationId))
    .returning({ roomId: preassignments.roomId })
  return released?.roomId ?? null
}
