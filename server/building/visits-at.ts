import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import type { Db } from '../db/database.ts'
import { and, asc, eq, gte, inArray, or } from '../db/drizzle/queries.ts'
import { reservations } from '../reservations/table.ts'

/** The codes of visits that are in a building, of whatever night, or booked there from this night on. */
export async function visitsAt(db: Db, locationId: string, today: string): Promise<string[]> {
  const { night, status, code, startsAt } = reservations
  const rows = await db
    .select({ code })
    .from(reservations)
    .where(
      and(
        eq(reservations.locationId, locationId),
        or(
          inArray(status, [...statusGroups.inTheBuilding]),
          and(gte(night, today), inArray(status, [...statusGroups.takePlace])),
        ),
      ),
    )
    .orderBy(asc(startsAt))
  return rows.map((row) => row.code)
}
