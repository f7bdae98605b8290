import { asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { reservations } from '../reservations/table.ts'
import { cubicles } from './table.ts'

export type CubicleRow = typeof cubicles.$inferSelect

/** All of them, with the code of whom one serves. */
export const allCubicles = (db: Db) =>
  db
    .select({ cubicle: cubicles, reservationCode: reservations.code })
    .from(cubicles)
    .leftJoin(reservations, eq(reservations.id, cubicles.reservationId))
    .orderBy(asc(cubicles.id))

export async function lockCubicle(tx: Tx, id: number): Promise<CubicleRow | null> {
  const [row] = await tx.select().from(cubicles).where(eq(cubicles.id, id)).for('update')
  return row ?? null
}

/** Free again for the next: she is in a room, or has gone. */
export const freeCubicleOf = (tx: Tx, reservationId: string) =>
  tx
    .update(cubicles)
    .set({ status: 'Available', reservationId: null })
    .where(eq(cubicles.reservationId, reservationId))

/** An edit keeps her locker. */
export const handCubicleOver = (tx: Tx, from: string, to: string) =>
  tx.update(cubicles).set({ reservationId: to }).where(eq(cubicles.reservationId, from))

/** Whose they are, of these visits. */
export const cubiclesOf = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(cubicles)
        .where(inArray(cubicles.reservationId, [...ids]))
