import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { and, between, eq, gt, min, or } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { reservations, statusHistory } from './table.ts'

/**
 * The Reserved visits of these nights (both included) that are still to come, of patrons who want reminders, without
 * kallahs' requests that wait for their hour: each with its patron, and the instant at which it first became Reserved.
 */
export async function visitsToRemind(db: Db, from: string, to: string, now: Ms) {
  const rows = await db
    .select({ visit: reservations, owner: users, since: min(statusHistory.at) })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .innerJoin(
      statusHistory,
      and(eq(statusHistory.reservationId, reservations.id), eq(statusHistory.next, 'Reserved')),
    )
    .where(
      and(
        between(reservations.night, from, to),
        gt(reservations.startsAt, now),
        eq(reservations.status, 'Reserved'),
        eq(reservations.placeholder, false),
        or(eq(users.notificationDayBefore, true), eq(users.notificationDayOf, true)),
      ),
    )
    .groupBy(reservations.id, users.id)
  return rows.map(({ since, ...row }) => ({ ...row, since: since ?? row.visit.createdAt }))
}

/** Whether a visit is there and its status still Reserved, whatever its hour. */
export async function isStillReserved(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ status: reservations.status })
    .from(reservations)
    .where(eq(reservations.id, id))
  return row?.status === 'Reserved'
}
