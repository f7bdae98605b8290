import type { Db, Tx } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { recordOutcome } from '../request/request-key.ts'
import type { Made } from '../request/table.ts'
import { withFresh } from './with-fresh.ts'

/**
 * One act of the floor in one transaction, with what it has made recorded under the key of its call; null for a repeat,
 * which is told how it stands. `fresh` is how it stands when it is refused, and `visit` whose record that shows.
 */
export async function actOnce<Done>(
  parts: Parts,
  ctx: SignedInContext,
  given: {
    act: (tx: Tx) => Promise<Done>
    made: (done: Done) => Made
    fresh: (db: Db) => Promise<unknown>
    visit?: string | null
  },
): Promise<{ done: Done } | null> {
  if (ctx.key?.made) return null
  const act = () =>
    parts.db.inTransaction(async (tx) => {
      const done = await given.act(tx)
      await recordOutcome(tx, ctx.key, given.made(done))
      return { done }
    })
  return withFresh(parts, ctx, { act, fresh: given.fresh, visit: given.visit ?? null })
}
