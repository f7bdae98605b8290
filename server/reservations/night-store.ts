import { atTheWater } from '@mikvah/rules/visit/to-the-water.ts'
import type { Tx } from '../db/database.ts'
import { and, eq, inArray, isNotNull } from '../db/drizzle/queries.ts'
import type { ReservationRow } from './store.ts'
import { reservations } from './table.ts'

type SameNight = Pick<ReservationRow, 'locationId' | 'night'>

/** The condition that a visit is of this night, at this location. */
const isOf = ({ locationId, night }: SameNight) =>
  and(eq(reservations.night, night), eq(reservations.locationId, locationId))

/**
 * The visits that are ready for the water, on the way to it, in it or on the way back, of the same night and location
 * as this visit. Whoever moves one has locked the night.
 */
export const visitsAtTheWater = (tx: Tx, visit: SameNight) =>
  tx
    .select({
      id: reservations.id,
      code: reservations.code,
      status: reservations.status,
      statusSince: reservations.statusSince,
      readySince: reservations.readySince,
      startsAt: reservations.startsAt,
      pool: reservations.pool,
      keptPool: reservations.keptPool,
    })
    .from(reservations)
    .where(and(isOf(visit), inArray(reservations.status, [...atTheWater])))

/** Stores which pool is kept for a visit; null for none. */
export const keepPool = (tx: Tx, id: string, keptPool: number | null) =>
  tx.update(reservations).set({ keptPool }).where(eq(reservations.id, id))

/** The numbers of the pools that somebody is in, on the night and at the location of this visit. */
export async function poolsTaken(tx: Tx, visit: SameNight): Promise<Set<number | null>> {
  const taken = await tx
    .select({ pool: reservations.pool })
    .from(reservations)
    .where(and(isOf(visit), isNotNull(reservations.pool)))
  return new Set(taken.map(({ pool }) => pool))
}

/** The waiting codes that were given on the night and at the location of this visit. */
export async function waitingCodesOf(tx: Tx, visit: SameNight): Promise<Set<string | null>> {
  const given = await tx
    .select({ waitingCode: reservations.waitingCode })
    .from(reservations)
    .where(and(isOf(visit), isNotNull(reservations.waitingCode)))
  return new Set(given.map(({ waitingCode }) => waitingCode))
}
