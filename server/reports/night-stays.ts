import { type NightStays, staysOfNight } from '@mikvah/rules/reports/stays.ts'
import type { Db } from '../db/database.ts'
import { and, asc, between, eq, gt, isNotNull, lt, lte, max, min } from '../db/drizzle/queries.ts'
import type { Days } from '../nights/days-asked.ts'
import type { Moment } from '../request/context.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
import { nightStays } from './table.ts'

/** The stays of one night, from its moves; moves entered from a sheet have no hours and don't count. */
export async function countStays(db: Db, { content }: Moment, night: string): Promise<NightStays> {
  const { id, reservationId, previous, previousSince, at, undoes, onPaper } = statusHistory
  const rows = await db
    .select({ id, reservationId, status: previous, since: previousSince, at, undoes })
    .from(statusHistory)
    .innerJoin(reservations, eq(reservations.id, reservationId))
    .where(and(eq(reservations.night, night), isNotNull(previousSince), eq(onPaper, false)))
  const moves = rows.flatMap(({ status, since, ...row }) =>
    status === null || since === null ? [] : [{ ...row, status, since }],
  )
  return staysOfNight(moves, { night, timeZone: content.timeZone })
}

/**
 * The first night with visits after one night (null for from the beginning) and before another; null where there is
 * none.
 */
export async function nextNight(
  db: Db,
  { after, before }: { after: string | null; before: string },
): Promise<string | null> {
  const { night } = reservations
  const [row] = await db
    .select({ night: min(night) })
    .from(reservations)
    .where(and(after === null ? undefined : gt(night, after), lt(night, before)))
  return row?.night ?? null
}

/** The nights with visits after one night, up to another that is included, in order. */
export async function nightsBetween(
  db: Db,
  { after, to }: { after: string; to: string },
): Promise<string[]> {
  const { night } = reservations
  const rows = await db
    .selectDistinct({ night })
    .from(reservations)
    .where(and(gt(night, after), lte(night, to)))
    .orderBy(asc(night))
  return rows.map((row) => row.night)
}

/** The last night whose stays are stored, null before the first; nights are done in their order. */
export async function lastCounted(db: Db): Promise<string | null> {
  const [row] = await db.select({ night: max(nightStays.night) }).from(nightStays)
  return row?.night ?? null
}

/** The stored stays of these nights, in order; a night that isn't stored is left out. */
export const countedNights = (db: Db, { from, to }: Days) =>
  db
    .select()
    .from(nightStays)
    .where(between(nightStays.night, from, to))
    .orderBy(asc(nightStays.night))
