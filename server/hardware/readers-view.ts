import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { and, desc, gte, sql } from '../db/drizzle/queries.ts'
import { attempts } from '../payments/table.ts'

/** How an attempt at a reader ended, in the words for commands. A declined card is an answer too. */
const ends = { open: 'waiting', approved: 'done', declined: 'declined', error: 'failed' } as const

/** That a reader was asked for a card: when, by the real clock, and how that ended. */
export type ReaderView = {
  at: Ms
  op: 'collect'
  reader: string
  ended: (typeof ends)[keyof typeof ends]
}

/**
 * When each reader was asked for a card since this moment of the real clock, newest first, 500 at most; without amounts
 * or names.
 */
export async function readersView(db: Db, since: Ms): Promise<ReaderView[]> {
  const reader = sql<string>`${attempts.facts} ->> 'reader'`
  const rows = await db
    .select({ at: attempts.openedAt, state: attempts.state, reader })
    .from(attempts)
    .where(and(gte(attempts.openedAt, since), sql`${reader} is not null`))
    .orderBy(desc(attempts.openedAt))
    .limit(500)
  return rows.map(({ at, state, reader }) => ({ at, reader, op: 'collect', ended: ends[state] }))
}
