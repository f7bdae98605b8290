import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { Refused } from './refused.ts'
import { limits } from './table.ts'

export type Limit = { bucket: string; most: number; windowMs: Ms }

/** Counts one try in the bucket's present window and gives the count, shared by all processes. Real clock. */
export async function countTry(tx: Tx, { bucket, windowMs }: Limit, realNow: Ms): Promise<number> {
  const windowStart = Math.floor(realNow / windowMs) * windowMs
  const [row] = await tx
    .insert(limits)
    .values({ bucket, windowStart, count: 1, expiresAt: windowStart + windowMs })
    .onConflictDoUpdate({
      target: [limits.bucket, limits.windowStart],
      set: { count: sql`${limits.count} + 1` },
    })
    .returning({ count: limits.count })
  return row?.count ?? 1
}

/** Counts one try and refuses with Retry-After once the window has had its fill. */
export async function withinLimit(
  tx: Tx,
  limit: Limit,
  realNow: Ms,
  code: RefusalCode,
): Promise<void> {
  if ((await countTry(tx, limit, realNow)) > limit.most) throw full(limit, realNow, code)
}

/** Refuses when the window has had its fill, and counts nothing: for tries that count only when they fail. */
export async function refuseWhenFull(
  tx: Tx,
  limit: Limit,
  realNow: Ms,
  code: RefusalCode,
): Promise<void> {
  const windowStart = Math.floor(realNow / limit.windowMs) * limit.windowMs
  const [row] = await tx
    .select({ count: limits.count })
    .from(limits)
    .where(and(eq(limits.bucket, limit.bucket), eq(limits.windowStart, windowStart)))
  if ((row?.count ?? 0) >= limit.most) throw full(limit, realNow, code)
}

function full({ windowMs }: Limit, realNow: Ms, code: RefusalCode): Refused {
  const left = windowMs - (realNow % windowMs)
  return new Refused(code, { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) })
}
