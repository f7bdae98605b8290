import type { Db } from '../db/database.ts'
import { and, asc, eq, gt, isNotNull, isNull, lte, max, min, sql } from '../db/drizzle/queries.ts'
import type { EventRow } from './event.ts'
import { liveEvents } from './table.ts'

const { kind, data, number, id } = liveEvents

/** The first `most` events numbered after `after`, and up to `upTo` where it is given, in order. */
export const eventsAfter = (
  db: Db,
  { after, upTo, most }: { after: number; upTo?: number; most: number },
): Promise<EventRow[]> =>
  db
    .select({ kind, data, number: sql<number>`${number}` })
    .from(liveEvents)
    .where(and(gt(number, after), upTo === undefined ? undefined : lte(number, upTo)))
    .orderBy(asc(number))
    .limit(most)

/** How many events wait for a number, counted up to `most`. */
export async function unnumbered(db: Db, most: number): Promise<number> {
  const found = await db.select({ id }).from(liveEvents).where(isNull(number)).limit(most)
  return found.length
}

/** How many events are numbered after this one, counted up to `most`. */
export async function countAfter(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<number> {
  const found = await db.select({ id }).from(liveEvents).where(gt(number, after)).limit(most)
  return found.length
}

/**
 * Whether this number is one that is stored: nothing is known of what came after a number that was deleted, or never
 * given.
 */
export async function isNumber(db: Db, asked: number): Promise<boolean> {
  const found = await db.select({ id }).from(liveEvents).where(eq(number, asked)).limit(1)
  return found.length > 0
}

/** The last number that was ever given in this database, also to events deleted since. */
export async function lastGivenNumber(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: string }>(
    sql`select last_value::text as last from live_event_numbers`,
  )
  return Number(rows[0]?.last ?? 0)
}

/** The lowest and highest number among the live events that are stored; null when none is numbered. */
export async function storedNumbers(db: Db): Promise<{ first: number; last: number } | null> {
  const [row] = await db
    .select({ first: min(number), last: max(number) })
    .from(liveEvents)
    .where(isNotNull(number))
  return row?.first && row.last ? { first: row.first, last: row.last } : null
}
