import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { and, eq, isNull, sql } from '../db/drizzle/queries.ts'
import { afterCommit } from '../db/in-transaction.ts'
import { insertMany, rowOf } from '../db/insert-many.ts'
import { idempotencyKeys, type Made } from './table.ts'

/** The Idempotency-Key of a call, bound to its caller and to what was sent. */
export type RequestKey = {
  scope: string
  caller: string
  bodyHash: string
  /** When the call began, by the real clock. */
  startedAt: Ms
  /** Whether the call only asks for the outcome of what was sent under this key. */
  asksOutcome: boolean
  /** What was made under this key: by an earlier try that died before it answered, or by this one. */
  made: Made | null
  /** Whether the answer was stored together with what was made, so that it needn't be stored later. */
  answered: boolean
  /** A verb's answer in the form in which it is stored, written out and sealed; null when it is too long. */
  answerOf: (result: unknown) => string | null
}

/** Another try with the same key was quicker: this one is undone, and answers from what that one made. */
export class MadeMeanwhile extends Error {}

/** A key with what was made under it and, where the verb knows it already, the answer. */
export type KeyedOutcome = { key: RequestKey; made: Made; view?: object | undefined }

const insertKeys = insertMany<typeof idempotencyKeys, { scope: string }>(idempotencyKeys, {
  name: 'keep-keys',
  rest: 'on conflict do nothing returning scope',
})

/**
 * Stores the key together with what was made under it, in the verb's own transaction: from then on a repeat finds that,
 * whatever happens to this process. A verb that writes in several transactions calls this in each. Throws
 * `MadeMeanwhile` where another try was quicker; without a key it does nothing.
 */
export async function recordOutcome(tx: Tx, key: RequestKey | null, made: Made): Promise<void> {
  if (!key) return
  if (!key.made) return recordOutcomes(tx, [{ key, made }])
  const written = await tx
    .update(idempotencyKeys)
    .set({ made })
    .where(
      and(
        eq(idempotencyKeys.scope, key.scope),
        eq(idempotencyKeys.made, sql`${JSON.stringify(key.made)}::jsonb`),
        // Once a key has an answer, nothing else is made under it.
        isNull(idempotencyKeys.answer),
      ),
    )
    .returning({ scope: idempotencyKeys.scope })
  if (written.length === 0) throw new MadeMeanwhile()
  afterCommit(tx, () => {
    key.made = made
  })
}

/**
 * Records the outcomes of any number of keys by one statement, all of them without an outcome yet, each with its answer
 * where that is given and not too long. Throws `MadeMeanwhile` where one is stored already.
 */
export async function recordOutcomes(tx: Tx, keys: readonly KeyedOutcome[]): Promise<void> {
  const rows = keys.map(keyRowOf)
  const written = await insertKeys(tx, rows)
  if (written.length < keys.length) throw new MadeMeanwhile()
  if (keys.length === 0) return
  afterCommit(tx, () => {
    for (const [nth, { key, made }] of keys.entries()) {
      key.made = made
      key.answered = rows[nth]?.answer != null
    }
  })
}

function keyRowOf({ key, made, view }: KeyedOutcome) {
  const { scope, caller, bodyHash, startedAt } = key
  const answer = view === undefined ? null : key.answerOf(view)
  const status = answer === null ? null : 200
  return rowOf(idempotencyKeys, { scope, caller, bodyHash, startedAt, made, status, answer })
}
