import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { afterCommit } from '../db/in-transaction.ts'
import type { Made } from './made.ts'
import { idempotencyKeys } from './table.ts'

/** The Idempotency-Key of a call, bound to its caller and to what was asked. */
export type RequestKey = {
  scope: string
  caller: string
  bodyHash: string
  /** Real clock. */
  startedAt: Ms
  /** What has been made with it: by an earlier try that didn't live to tell, or by this one. */
  made: Made | null
}

/** Another try with the same key was quicker; this one is undone and answers from what that one made. */
export class MadeMeanwhile extends Error {}

/**
 * Writes the key beside what it made, in the verb's own transaction: from then on a repeat finds it, whatever
 * happens to this process. A verb that makes something calls this once; without a key it does nothing.
 */
export async function keepMade(tx: Tx, key: RequestKey | null, made: Made): Promise<void> {
  if (!key) return
  const { scope, caller, bodyHash, startedAt } = key
  const kept = key.made
    ? await tx
        .update(idempotencyKeys)
        .set({ made })
        .where(
          and(
            eq(idempotencyKeys.scope, scope),
            eq(idempotencyKeys.made, sql`${JSON.stringify(key.made)}::jsonb`),
          ),
        )
        .returning({ scope: idempotencyKeys.scope })
    : await tx
        .insert(idempotencyKeys)
        .values({ scope, caller, bodyHash, startedAt, made })
        .onConflictDoNothing()
        .returning({ scope: idempotencyKeys.scope })
  if (kept.length === 0) throw new MadeMeanwhile()
  afterCommit(tx, () => {
    key.made = made
  })
}
