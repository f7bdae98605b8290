import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { users } from '../people/table.ts'
import { kioskVisits } from './table.ts'

/** Whether this is the visit that the kiosk looked up, not longer ago than it may act on it. */
export async function hasLookedUp(
  db: Db,
  userId: string,
  { reservationId, now }: { reservationId: string; now: Ms },
): Promise<boolean> {
  const { until } = kioskVisits
  const found = await db
    .select({ until })
    .from(kioskVisits)
    .where(
      and(
        eq(kioskVisits.userId, userId),
        eq(kioskVisits.reservationId, reservationId),
        gte(until, now),
      ),
    )
  return found.length > 0
}

/** From now on this one, and no other any more; null: none. */
export const keepLookUp = (
  db: Db,
  userId: string,
  found: { reservationId: string; until: Ms } | null,
) => write(db, userId, found ?? { reservationId: null, until: null })

export async function isLocked(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select().from(kioskVisits).where(eq(kioskVisits.userId, userId))
  return row !== undefined && row.lockedAt !== null
}

export const lockedKiosks = (db: Db) =>
  db
    .select({ userId: users.id, userName: users.userName })
    .from(kioskVisits)
    .innerJoin(users, eq(users.id, kioskVisits.userId))
    .where(isNotNull(kioskVisits.lockedAt))
    .orderBy(asc(users.userName))

/** Until the desk lets it look again. */
export const lock = (db: Db, userId: string, lockedAt: Ms | null) => write(db, userId, { lockedAt })

const write = (db: Db, userId: string, changes: Partial<typeof kioskVisits.$inferInsert>) =>
  db
    .insert(kioskVisits)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: kioskVisits.userId, set: changes })
