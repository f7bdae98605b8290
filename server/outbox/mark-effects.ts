import { eq } from '../db/drizzle/queries.ts'
import { instantText } from '../db/instant-text.ts'
import { anyListed, statement } from '../db/statement.ts'
import { togetherOn } from '../db/together.ts'
import type { Parts } from '../request/parts.ts'
import { KeyElsewhere } from '../secrets/seal.ts'
import { effects } from './table.ts'
import { longestBackOff, untilAnother } from './times.ts'

type Done = { id: string; attempts: number; failure: string | null; doneAt: string }

const markAll = statement(
  'effects-done',
  `update effects set done_at = done."doneAt", payload = null, attempts = done.attempts, failure = done.failure
   from json_to_recordset(($1::text)::json) as done (id text, attempts int4, failure text, "doneAt" timestamptz)
   where effects.id = done.id and effects.id = ${anyListed('id')}`,
)

/** Effects that end at the same time are marked by one statement. */
const mark = togetherOn<Done, void>(async ({ orm }, done) => {
  await markAll(orm, [JSON.stringify(done)])
  return done.map(() => undefined)
})

/** Stores that an effect is over, done or given up (`failure`), and deletes its payload. */
export const markDone = (
  { db, realNow }: Parts,
  id: string,
  outcome: { attempts: number; failure: string | null },
): Promise<void> => mark(db, { id, ...outcome, doneAt: instantText(realNow()) })

/** Leaves an effect for a moment to another process, which has the key of its payload. It doesn't count as a try. */
export const leaveToAnother = ({ db, realNow }: Parts, id: string) =>
  db.orm
    .update(effects)
    .set({ retryAt: realNow() + untilAnother, failure: KeyElsewhere.name })
    .where(eq(effects.id, id))

/**
 * Puts off the retry of an effect (an e-mail, a text message, a refund) that failed, by exponential backoff: two seconds
 * after the first try, twice as long after each, up to an hour. Of the error its name alone is stored.
 */
export async function tryLater(
  { db, realNow }: Parts,
  id: string,
  { attempts, error }: { attempts: number; error: unknown },
): Promise<void> {
  const backOff = Math.min(longestBackOff, 1000 * 2 ** Math.min(attempts, 12))
  const failure = error instanceof Error ? error.name : 'failed'
  await db.orm
    .update(effects)
    .set({ retryAt: realNow() + backOff, attempts, failure })
    .where(eq(effects.id, id))
}
