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
/** Refused cards of one person or net, in an hour and in a day. */
export const refusedCards = { ofHour: 5, ofDay: 20 } as const
/** Refused cards of strangers in an hour. */
export const strangersRefused = 50
/** All who aren't signed in, together: it stops such people only, never a patron. */
const strangers = 'strangers'

/** What stands before the id of a patron whose refused cards are counted. */
export const ofPatron = 'user:'

/** Whose refused cards count together, and how many times as many they may have. It stays with the attempt as text. */
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

/** By whose name her refused cards are counted; a stranger's by net, unless that is exempt, and with all others'. */
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

/** Refuses another card once too many have been refused. Asked before anything is charged. */
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
