import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, eq, gt, lte, or, sql } from '../db/drizzle/queries.ts'
import { instantText } from '../db/instant-text.ts'
import { statement } from '../db/statement.ts'
import type { Bucket } from './bucket.ts'
import { Refused } from './refused.ts'
import { limits } from './table.ts'

/** A rate limit: how many tries a window of time allows, counted in the bucket of whoever tries. */
export type Limit = {
  bucket: Bucket
  most: number
  windowMs: Ms
  /** When the present window began; without it windows follow one another from the beginning of the clock. */
  from?: Ms
}

const beginOf = ({ from, windowMs }: Pick<Limit, 'from' | 'windowMs'>, realNow: Ms): Ms =>
  from ?? Math.floor(realNow / windowMs) * windowMs

/**
 * Counts one or several tries in a bucket's present window, shared by all processes, and gives the count. Windows go by
 * the real clock.
 */
export async function countTry(
  db: Db,
  { bucket, ...window }: Limit,
  realNow: Ms,
  times = 1,
): Promise<number> {
  const windowStart = beginOf(window, realNow)
  const expiresAt = windowStart + window.windowMs
  const [row] = await db
    .insert(limits)
    .values({ bucket, windowStart, count: times, expiresAt })
    .onConflictDoUpdate({
      target: [limits.bucket, limits.windowStart],
      set: { count: sql`${limits.count} + ${times}` },
    })
    .returning({ count: limits.count })
  return row?.count ?? times
}

const countAll = statement<{ bucket: string; count: number }>(
  'count-tries',
  `insert into limits (bucket, window_start, count, expires_at)
   select bucket, "from", 1, until
   from json_to_recordset(($1::text)::json) as tried (bucket text, "from" timestamptz, until timestamptz)
   order by bucket
   on conflict (bucket, window_start) do update set count = limits.count + 1
   returning bucket, count`,
)

/**
 * Counts one try in each of several buckets by one statement, and gives the counts by bucket. No bucket may be named
 * twice.
 */
export async function countTries(
  tx: Tx,
  tried: readonly Limit[],
  now: Ms,
): Promise<Map<string, number>> {
  const windows = tried.map(({ bucket, ...window }) => {
    const from = beginOf(window, now)
    return { bucket, from: instantText(from), until: instantText(from + window.windowMs) }
  })
  const counted = await countAll(tx, [JSON.stringify(windows)])
  return new Map(counted.map(({ bucket, count }) => [bucket, count]))
}

/** Counts a try, and refuses with Retry-After where the window is full. */
export async function withinLimit(
  db: Db,
  limit: Limit,
  realNow: Ms,
  code: RefusalCode,
): Promise<void> {
  if ((await countTry(db, limit, realNow)) > limit.most) throw tooMany(limit, realNow, code)
}

/**
 * Counts a try in several limits, the narrowest first, and refuses at the first full one, so that what one network
 * tries beyond its own limit doesn't count against its neighbours. A full wider limit refuses before anything is
 * counted, so that its many networks leave no rows.
 */
export async function withinLimits(
  db: Db,
  nested: readonly Limit[],
  realNow: Ms,
  code: RefusalCode,
): Promise<void> {
  for (const limit of nested.slice(1)) await refuseWhenFull(db, limit, realNow, code)
  for (const limit of nested) await withinLimit(db, limit, realNow, code)
}

/** How many tries the bucket's present window holds; it counts none. */
export async function triesIn(db: Db, { bucket, ...window }: Limit, realNow: Ms): Promise<number> {
  const windowStart = beginOf(window, realNow)
  const [row] = await db
    .select({ count: limits.count })
    .from(limits)
    .where(and(eq(limits.bucket, bucket), eq(limits.windowStart, windowStart)))
  return row?.count ?? 0
}

/** Takes a counted try back: it turned out to be a right one. */
export async function giveBack(db: Db, { bucket, ...window }: Limit, realNow: Ms): Promise<void> {
  const windowStart = beginOf(window, realNow)
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(and(eq(limits.bucket, bucket), eq(limits.windowStart, windowStart)))
}

/** Refuses where the window is full, without counting: for tries that count only when they fail. */
export async function refuseWhenFull(
  db: Db,
  limit: Limit,
  realNow: Ms,
  code: RefusalCode,
): Promise<void> {
  if ((await triesIn(db, limit, realNow)) >= limit.most) throw tooMany(limit, realNow, code)
}

/** The refusal of a full limit, with the seconds until its window ends. */
export function tooMany(limit: Limit, realNow: Ms, code: RefusalCode): Refused {
  const left = beginOf(limit, realNow) + limit.windowMs - realNow
  return new Refused(code, { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) })
}

/**
 * Allows something once in so long, for all processes together. Where two ask at once only one may, also when the one
 * that read its clock first comes second. An end that lies further off than two windows was written before the real
 * clock was set back. It refuses by throwing, which undoes the act.
 */
export async function onceWithin(
  tx: Tx,
  { bucket, windowMs }: Pick<Limit, 'bucket' | 'windowMs'>,
  realNow: Ms,
  code: RefusalCode,
): Promise<void> {
  const expiresAt = realNow + windowMs
  const taken = await tx
    .insert(limits)
    .values({ bucket, windowStart: 0, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: [limits.bucket, limits.windowStart],
      set: { expiresAt },
      setWhere: or(lte(limits.expiresAt, realNow), gt(limits.expiresAt, expiresAt + windowMs)),
    })
    .returning({ bucket: limits.bucket })
  if (taken.length === 0) throw new Refused(code, { retryAfterSeconds: Math.ceil(windowMs / 1000) })
}

/** The end of a lock that has none of its own: it stays shut until somebody releases it. */
export const noEnd: Ms = Date.UTC(9999, 0)

/** Shuts a bucket until somebody releases it. */
export const shut = (db: Db, bucket: Bucket) =>
  db
    .insert(limits)
    .values({ bucket, windowStart: 0, count: 1, expiresAt: noEnd })
    .onConflictDoNothing()

/** Whether a bucket is shut (`shut`) and nobody has released it. */
export async function isShut(db: Db, bucket: Bucket): Promise<boolean> {
  const found = await db.select().from(limits).where(eq(limits.bucket, bucket))
  return found.length > 0
}
