import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../../db/database.ts'
import { and, desc, eq, gt, isNotNull, sql } from '../../db/drizzle/queries.ts'
import { attempts } from '../table.ts'
import type { AttemptRow } from './store.ts'

const readerOf = sql<string>`${attempts.facts}->>'reader'`

/** The last attempt at a reader for a visit, however it ended; null where there was none. */
export async function lastAtReader(db: Db, reservationId: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.reservationId, reservationId), isNotNull(readerOf)))
    .orderBy(desc(attempts.openedAt))
    .limit(1)
  return row ?? null
}

/**
 * Whether a reader is asking for a card now. If two want it at once, the second waits here (advisory lock) until the
 * first has it.
 */
export async function isReaderInUse(tx: Tx, reader: string, realNow: Ms): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reader:${reader}`}, 0))`)
  const [row] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.state, 'open'), eq(readerOf, reader), gt(attempts.expiresAt, realNow)))
    .limit(1)
  return row !== undefined
}
