import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import type { Db } from '../../db/database.ts'
import { and, gte, inArray } from '../../db/drizzle/queries.ts'
import { reservations } from '../table.ts'
import type { NightKey } from './night-key.ts'

/** The nights of this business day and later with a Pending or Reserved visit, the nearest first. */
export const nightsStillToCome = (db: Db, today: string): Promise<NightKey[]> =>
  db
    .selectDistinct({ locationId: reservations.locationId, date: reservations.night })
    .from(reservations)
    .where(and(gte(reservations.night, today), inArray(reservations.status, statusGroups.toCome)))
    .orderBy(reservations.night, reservations.locationId)

/** The four-digit codes of visits, by their ids. */
export async function codesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: reservations.id, code: reservations.code })
    .from(reservations)
    .where(inArray(reservations.id, [...ids]))
  return new Map(rows.map(({ id, code }) => [id, code]))
}
