import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../../db/database.ts'
import { and, eq, gt } from '../../db/drizzle/queries.ts'
import { netsOf } from '../../network/address.ts'
import { bucketOf } from '../../request/bucket.ts'
import type { Moment, RequestContext } from '../../request/context.ts'
import { countTry, type Limit } from '../../request/limits.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { limits } from '../../request/table.ts'
import { noticeManyCards } from '../ledger/notices.ts'

const hour = hours(1)
/** The most refused cards of one person or network, in an hour and in a day. */
export const refusedCards = { ofHour: 5, ofDay: 20 } as const
/** The most refused cards of all strangers together, in an hour. */
export const strangersRefused = 50
/** The bucket of everyone who isn't signed in; it limits only them, never a patron. */
const strangers = 'strangers'

/** The prefix of a bucket for refused cards of a patron. */
export const ofPatron = 'user:'

/** Whose refused cards are counted together, and a multiple of the limit, as a text that is stored with the attempt. */
const whoOf = (name: string, share: number) => `${name}*${share}`

/**
 * Five refused cards an hour and twenty a day, by person or net, a wider net its multiple; fifty an hour of strangers
 * together (rules 6, card testing).
 */
function limitsOf(who: string): Limit[] {
  if (who === strangers)
    return [{ bucket: bucketOf('cards-of-strangers'), most: strangersRefused, windowMs: hour }]
  const [name = '', share = '1'] = who.split('*')
  return [
    {
      bucket: bucketOf('cards-of-an-hour', name),
      most: refusedCards.ofHour * Number(share),
      windowMs: hour,
    },
    {
      bucket: bucketOf('cards-of-a-day', name),
      most: refusedCards.ofDay * Number(share),
      windowMs: 24 * hour,
    },
  ]
}

/**
 * The buckets in which her refused cards count; for a stranger those of her networks, unless they are exempt, and of
 * all strangers.
 */
export function triesOf(
  parts: Pick<Parts, 'exemptsAddress'>,
  { by, ip }: RequestContext,
  ownerId: string | null,
): string[] {
  const userId = ownerId ?? by?.userId
  if (userId) return [ofPatron + userId]
  const nets = parts.exemptsAddress(ip) ? [] : netsOf(ip)
  return [...nets.map(({ name, share }) => whoOf(`address:${name}`, share)), strangers]
}

/** Refuses another card once too many were refused. Asked before anything is charged. */
export async function refuseManyCards(
  db: Db,
  tries: readonly string[],
  realNow: Ms,
): Promise<void> {
  for (const { bucket, most, windowMs } of tries.flatMap(limitsOf)) {
    const [row] = await db
      .select({ count: limits.count, until: limits.expiresAt })
      .from(limits)
      .where(and(eq(limits.bucket, bucket), gt(limits.expiresAt, realNow)))
    if (!row || row.count < most) continue
    const left = Math.min(windowMs, row.until - realNow)
    throw new Refused('too-many-cards', { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) })
  }
}

/** Counts a refused card; administrators are told of whoever reaches a limit. */
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
