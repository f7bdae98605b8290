import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { bucketOf } from '../http/address.ts'
import type { Asked, Moment } from '../http/asked.ts'
import { countTry, type Limit } from '../http/limits.ts'
import { Refused } from '../http/refused.ts'
import { limits } from '../http/table.ts'
import type { Parts } from '../parts.ts'
import { noticeManyCards } from './notices.ts'

const hour = hours(1)
/** All who aren't signed in, together: it stops such people only, never a patron. */
const strangers = 'strangers'

/**
 * Five refused cards an hour and twenty a day, by person or address; fifty an hour of strangers together (rules 6,
 * card testing).
 */
const limitsOf = (who: string): Limit[] =>
  who === strangers
    ? [{ bucket: `card:${strangers}`, most: 50, windowMs: hour }]
    : [
        { bucket: `card:hour:${who}`, most: 5, windowMs: hour },
        { bucket: `card:day:${who}`, most: 20, windowMs: 24 * hour },
      ]

/** By whose name her refused cards are counted; a stranger's by address, unless that is exempt, and with all others'. */
export function triesOf(parts: Parts, { by, ip }: Asked, ownerId: string | null): string[] {
  const userId = ownerId ?? by?.userId
  if (userId) return [`user:${userId}`]
  return parts.exemptsAddress(ip) ? [strangers] : [`address:${bucketOf(ip)}`, strangers]
}

/** Refuses another card once too many have been refused. Asked before anything is charged. */
export async function refuseManyCards(
  tx: Tx,
  tries: readonly string[],
  realNow: Ms,
): Promise<void> {
  for (const { bucket, most, windowMs } of tries.flatMap(limitsOf)) {
    const [row] = await tx
      .select({ count: limits.count, until: limits.expiresAt })
      .from(limits)
      .where(and(eq(limits.bucket, bucket), gt(limits.expiresAt, realNow)))
    if (!row || row.count < most) continue
    const left = Math.min(windowMs, row.until - realNow)
    throw new Refused('too-many-cards', { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) })
  }
}

/** Counts a refused card; whoever reaches a limit is told to the administrators. */
export async function countRefusedCard(
  tx: Tx,
  moment: Moment,
  tries: readonly string[],
  realNow: Ms,
): Promise<void> {
  for (const limit of tries.flatMap(limitsOf)) {
    const count = await countTry(tx, limit, realNow)
    if (count === limit.most) {
      const window = Math.floor(realNow / limit.windowMs)
      await noticeManyCards(tx, moment, `${limit.bucket}:${window}`)
    }
  }
}
