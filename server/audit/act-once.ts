import type { Db, Tx } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { recordOutcome } from '../request/request-key.ts'
import type { Made } from '../request/table.ts'
import { withFresh } from './with-fresh.ts'

/**
 * Does one act in one transaction, and stores what it has made under the key of the call. Gives null for a repeat.
 * `fresh` reads how things stand when the act is refused, and `visit` is the visit whose record that shows.
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
