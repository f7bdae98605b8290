import { hours, type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../../db/database.ts'
import { and, count, eq, gt, isNull, sql } from '../../db/drizzle/queries.ts'
import { netsOf } from '../../network/address.ts'
import { bucketOf } from '../../request/bucket.ts'
import type { Moment, RequestContext } from '../../request/context.ts'
import { countTry, type Limit, tooMany, triesIn } from '../../request/limits.ts'
import type { Parts } from '../../request/parts.ts'
import { noticeManyCards } from '../ledger/notices.ts'
import { attempts } from '../table.ts'

const hour = hours(1)
/** The rate limit of refused cards: the most of one person or network, in an hour and in a day. */
export const refusedCards = { ofHour: 5, ofDay: 20 } as const
/** The most refused cards of all strangers together, in an hour. */
export const strangersRefused = 50
/** The bucket of everyone who isn't signed in; it limits only them, never a patron. */
const strangers = 'strangers'

/** What the name of a patron's bucket for refused cards begins with; her id follows. */
export const ofPatron = 'user:'

/** Whose refused cards are counted together, and a multiple of the limit, as a text that is stored with the attempt. */
const whoOf = (name: string, share: number) => `${name}*${share}`

/**
 * The limits of refused cards: five an hour and twenty a day for a person or a net, and a multiple of that for a wider
 * net; fifty an hour for all strangers together.
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
 * The names of the buckets in which her refused cards count; for a stranger those of her networks, unless they are
 * exempt, and of all strangers.
 */
export function cardTriesOf(
  parts: Pick<Parts, 'exemptsAddress'>,
  { by, ip }: RequestContext,
  ownerId: string | null,
): string[] {
  const userId = ownerId ?? by?.userId
  if (userId) return [ofPatron + userId]
  const nets = parts.exemptsAddress(ip) ? [] : netsOf(ip)
  return [...nets.map(({ name, share }) => whoOf(`address:${name}`, share)), strangers]
}

/**
 * Refuses another card once too many were refused. It is asked before anything is charged, in the transaction that
 * opens the charge. The count is locked until that transaction ends, and cards that are being charged count as well,
 * because they may still be refused: of many that are tried at once no more are let through than may be refused.
 */
export async function refuseManyCards(
  tx: Tx,
  tries: readonly string[],
  realNow: Ms,
): Promise<void> {
  for (const who of tries) {
    for (const limit of limitsOf(who)) {
      const refused = await countTry(tx, limit, realNow, 0)
      if (refused + (await cardsBeingTried(tx, who, realNow)) >= limit.most)
        throw tooMany(limit, realNow, 'too-many-cards')
    }
  }
}

/** Whether in any of these buckets as many cards were refused as may be, in the hour or the day. */
export async function areManyCards(
  tx: Tx,
  tries: readonly string[],
  realNow: Ms,
): Promise<boolean> {
  for (const limit of tries.flatMap(limitsOf))
    if ((await triesIn(tx, limit, realNow)) >= limit.most) return true
  return false
}

/** How many cards somebody has had charged in the last minute without an answer so far. */
async function cardsBeingTried(tx: Tx, who: string, realNow: Ms): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(attempts)
    .where(
      and(
        ...[eq(attempts.state, 'open'), eq(attempts.kind, 'charge')],
        ...[gt(attempts.openedAt, realNow - minutes(1)), isNull(attempts.intentId)],
        sql`${attempts.facts} @> ${JSON.stringify({ buckets: [who] })}::jsonb`,
      ),
    )
  return row?.count ?? 0
}

/** Counts a refused card; administrators are told of whoever reaches a limit. */
export async function countRefusedCard(
  tx: Tx,
  moment: Moment,
  tries: readonly string[],
  realNow: Ms,
): Promise<void> {
  for (const limit of tries.flatMap(limitsOf)) {
    const refused = await countTry(tx, limit, realNow)
    if (refused === limit.most) {
      const window = Math.floor(realNow / limit.windowMs)
      await noticeManyCards(tx, moment, `${limit.bucket}:${window}`)
    }
  }
}
