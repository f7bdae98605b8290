import type { Tx } from '../db/database.ts'
import { and, asc, eq, gte } from '../db/drizzle/queries.ts'
import { facility } from '../facility/table.ts'
import { nights } from '../schedule/table.ts'
import { inLockOrder, type NightKey } from './counting/night-key.ts'
import { type ReservationRow, reservationById } from './store.ts'

/** The key of a visit's night. */
export const nightOf = ({ locationId, night }: Pick<ReservationRow, 'locationId' | 'night'>) => ({
  locationId,
  date: night,
})

/**
 * Takes the row locks of nights, so that acts on visits take turns with one another and with bookings, which lock the
 * same rows (`lockNightsAtOnce`); a night without a row gets one. The order is always the same, so that two moves
 * between the same nights can't block each other (deadlock). Gives the version of the settings as of the lock.
 */
export async function lockNights(tx: Tx, keys: readonly NightKey[]): Promise<number> {
  for (const { locationId, date } of inLockOrder(keys)) {
    const night = and(eq(nights.locationId, locationId), eq(nights.date, date))
    const found = await tx.select({ date: nights.date }).from(nights).where(night).for('update')
    if (found.length > 0) continue
    await tx.insert(nights).values({ locationId, date }).onConflictDoNothing()
    await tx.select({ date: nights.date }).from(nights).where(night).for('update')
  }
  const [row] = await tx.select({ version: facility.settingsVersion }).from(facility)
  return row?.version ?? 0
}

/** Locks the night of a visit and of the one it would replace. Gives the version of the settings as of the lock. */
export async function lockNightsOf(tx: Tx, visit: ReservationRow): Promise<number> {
  const old = visit.replacingId ? await reservationById(tx, visit.replacingId) : null
  return lockNights(tx, old ? [nightOf(visit), nightOf(old)] : [nightOf(visit)])
}

/** Locks the nights of a building that have a row, from one night on, in the order in which others lock them. */
export async function lockNightsFrom(tx: Tx, locationId: string, date: string): Promise<void> {
  await tx
    .select({ date: nights.date })
    .from(nights)
    .where(and(eq(nights.locationId, locationId), gte(nights.date, date)))
    .orderBy(asc(nights.date))
    .for('update')
}
