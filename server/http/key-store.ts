import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Database } from '../db/database.ts'
import { and, eq, isNull, lte, sql } from '../db/drizzle/queries.ts'
import { insertMany } from '../db/insert-many.ts'
import { selected, statement } from '../db/statement.ts'
import { togetherOn } from '../db/together.ts'
import { idempotencyKeys, type Made } from '../request/table.ts'

/**
 * The row of an idempotency key. Calls of the same moment look for their keys, and store their answers, by one
 * statement.
 */
export type KeyRow = typeof idempotencyKeys.$inferSelect

const named = statement<KeyRow>(
  'find-keys',
  `select ${selected(idempotencyKeys)} from idempotency_keys
   where scope = any (array(select json_array_elements_text(($1::text)::json)))`,
)

/** The row of an idempotency key by its scope, which is a hash of caller, call and key; null where there is none. */
export const keyNamed = togetherOn<string, KeyRow | null>(async ({ orm }, scopes) => {
  const rows = new Map((await named(orm, [JSON.stringify(scopes)])).map((row) => [row.scope, row]))
  return scopes.map((scope) => rows.get(scope) ?? null)
})

/** Deletes a key whose call began at `since` or before: its answer is no longer stored. */
export const freeKey = ({ orm }: Database, scope: string, since: Ms) =>
  orm
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), lte(idempotencyKeys.startedAt, since)))

const countOf = statement<{ caller: string; count: number }>(
  'count-keys',
  `select caller, count(*)::int4 as count from idempotency_keys
   where caller = any (array(select json_array_elements_text(($1::text)::json))) group by caller`,
)

const insertAnswers = insertMany<typeof idempotencyKeys, { scope: string }>(idempotencyKeys, {
  name: 'keep-answers',
  rest: 'on conflict do nothing returning scope',
})

/** An answer to be stored, and the most that may be stored for its caller. */
type Answered = { row: KeyRow; most: number }

/** What came of storing an answer: it is stored, another try was first, or the caller has as many as she may. */
export type Keeping = 'kept' | 'another was first' | 'no room'

/**
 * Stores the answer of a call that made nothing, unless its caller has `most` stored already, or another try has stored
 * an answer or what it made under the key; gives which.
 */
export const keepAnswer = togetherOn<Answered, Keeping>(async ({ orm }, answered) => {
  const callers = [...new Set(answered.map(({ row }) => row.caller))]
  const counts = await countOf(orm, [JSON.stringify(callers)])
  const had = new Map(counts.map(({ caller, count }) => [caller, count]))
  const hasRoom = ({ row, most }: Answered) => (had.get(row.caller) ?? 0) < most
  const rows = answered.filter(hasRoom).map(({ row }) => row)
  const added = new Set((await insertAnswers(orm, rows)).map(({ scope }) => scope))
  return answered.map((one) =>
    !hasRoom(one) ? 'no room' : added.has(one.row.scope) ? 'kept' : 'another was first',
  )
})

/**
 * Adds the answer to a key under which something was made, unless another try has answered or made something else
 * since.
 */
export async function answerMade(
  { orm }: Database,
  { scope, made }: { scope: string; made: Made },
  answer: { status: number; answer: string },
): Promise<Keeping> {
  const updated = await orm
    .update(idempotencyKeys)
    .set(answer)
    .where(
      and(
        eq(idempotencyKeys.scope, scope),
        eq(idempotencyKeys.made, sql`${JSON.stringify(made)}::jsonb`),
        isNull(idempotencyKeys.answer),
      ),
    )
    .returning({ scope: idempotencyKeys.scope })
  return updated.length > 0 ? 'kept' : 'another was first'
}
