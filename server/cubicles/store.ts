import { flagOf } from '@mikvah/rules/settings/read.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, asc, eq, inArray } from '../db/drizzle/queries.ts'
import type { Moment } from '../request/context.ts'
import { reservations } from '../reservations/table.ts'
import { cubicles } from './table.ts'

export type CubicleRow = typeof cubicles.$inferSelect

/** All cubicles by id, each with the code of the visit that has it, null for none. */
export const allCubicles = (db: Db) =>
  db
    .select({ cubicle: cubicles, reservationCode: reservations.code })
    .from(cubicles)
    .leftJoin(reservations, eq(reservations.id, cubicles.reservationId))
    .orderBy(asc(cubicles.id))

/** Takes the row lock of a cubicle and gives its row; null when there is none. */
export async function lockCubicle(tx: Tx, id: number): Promise<CubicleRow | null> {
  const [row] = await tx.select().from(cubicles).where(eq(cubicles.id, id)).for('update')
  return row ?? null
}

/** Frees the cubicle that a visit has, and gives the cubicle's id; null where the visit had none. */
export async function freeCubicleOf(tx: Tx, reservationId: string): Promise<number | null> {
  const [freed] = await tx
    .update(cubicles)
    .set({ status: 'Available', reservationId: null })
    .where(eq(cubicles.reservationId, reservationId))
    .returning({ id: cubicles.id })
  return freed?.id ?? null
}

/** Gives a cubicle back to a visit, if it is still free; else nothing changes. */
export const takeCubicleBack = (tx: Tx, id: number, reservationId: string) =>
  tx
    .update(cubicles)
    .set({ status: 'Occupied', reservationId })
    .where(and(eq(cubicles.id, id), eq(cubicles.status, 'Available')))

/** On an edit her cubicle passes to the new visit. */
export const handCubicleOver = (tx: Tx, from: string, to: string) =>
  tx.update(cubicles).set({ reservationId: to }).where(eq(cubicles.reservationId, from))

/** The cubicles of these visits. */
export const cubiclesOf = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(cubicles)
        .where(inArray(cubicles.reservationId, [...ids]))

/**
 * Gives her the first free cubicle of her building, and gives its id; null when none is free. The caller holds the lock
 * of her night.
 */
export async function takeFreeCubicle(
  tx: Tx,
  { id, locationId }: { id: string; locationId: string },
): Promise<number | null> {
  const [free] = await tx
    .select({ id: cubicles.id })
    .from(cubicles)
    .where(and(eq(cubicles.locationId, locationId), eq(cubicles.status, 'Available')))
    .orderBy(asc(cubicles.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!free) return null
  const hers = { status: 'Occupied', reservationId: id } as const
  await tx.update(cubicles).set(hers).where(eq(cubicles.id, free.id))
  return free.id
}

/** Whether she may be offered a cubicle: the house has them, she has none, and one is free in her building. */
export async function offersCubicle(
  db: Db,
  { content }: Pick<Moment, 'content'>,
  { id, locationId }: { id: string; locationId: string },
): Promise<boolean> {
  if (flagOf(content.values, 'useCubicles') !== true) return false
  const here = (await allCubicles(db)).map(({ cubicle }) => cubicle)
  if (here.some(({ reservationId }) => reservationId === id)) return false
  return here.some((one) => one.locationId === locationId && one.status === 'Available')
}
