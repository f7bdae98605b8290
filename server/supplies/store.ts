import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, asc, eq, inArray, isNull, or, type SQL } from '../db/drizzle/queries.ts'
import type { RoomRow } from '../rooms/store.ts'
import { supplyRequests } from './table.ts'

export type SupplyRow = typeof supplyRequests.$inferSelect

/** The requests of these visits, whatever became of them, in the order they were made. */
export const suppliesOfVisits = (db: Db, ids: readonly string[]): Promise<SupplyRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : inOrder(db, inArray(supplyRequests.reservationId, [...ids]))

/** The requests of these numbers, in the order they were made. */
export const suppliesByIds = (db: Db, ids: readonly number[]): Promise<SupplyRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : inOrder(db, inArray(supplyRequests.id, [...ids]))

const inOrder = (db: Db, which: SQL | undefined): Promise<SupplyRow[]> =>
  db.select().from(supplyRequests).where(which).orderBy(asc(supplyRequests.id))

type Place = Pick<RoomRow, 'id' | 'reservationId'>

/** Gives a test whether a request is for this room: of the visit in it, or of the empty room. */
export const isFor =
  ({ id, reservationId }: Place) =>
  (row: SupplyRow): boolean =>
    row.reservationId === null ? row.roomId === id : row.reservationId === reservationId

/**
 * Reads the open requests of these rooms, and gives the function that gives those of one of them, in the order they
 * were made.
 */
export async function openOfRooms(
  db: Db,
  rooms: readonly Place[],
): Promise<(room: Place) => SupplyRow[]> {
  const visits = rooms.map(({ reservationId }) => reservationId).filter((id) => id !== null)
  const { roomId, reservationId, status } = supplyRequests
  const ids = rooms.map((room) => room.id)
  const open = await inOrder(
    db,
    and(
      eq(status, 'open'),
      or(
        and(isNull(reservationId), inArray(roomId, ids)),
        visits.length > 0 ? inArray(reservationId, visits) : undefined,
      ),
    ),
  )
  return (room) => open.filter(isFor(room))
}

/** Cancels what a patron still waits for, because she has left her room. */
export const cancelSupplies = (tx: Tx, reservationId: string, now: Ms) =>
  tx
    .update(supplyRequests)
    .set({ status: 'canceled', canceledAt: now })
    .where(and(eq(supplyRequests.reservationId, reservationId), eq(supplyRequests.status, 'open')))

/** On an edit her requests pass to the new visit. */
export const handSuppliesOver = (tx: Tx, from: string, to: string) =>
  tx.update(supplyRequests).set({ reservationId: to }).where(eq(supplyRequests.reservationId, from))
