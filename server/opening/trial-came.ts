import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Db } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { openingKeys } from '../facility/opening.ts'
import { effects, messages } from '../outbox/table.ts'
import type { Moment } from '../request/context.ts'
import { settings } from '../settings/table.ts'

/**
 * What has become of the last trial text, and what the provider answered if it didn't take it; null before the first.
 */
export async function readTrial(db: Db, { content }: Pick<Moment, 'content'>) {
  const [last] = await db
    .select({
      ...{ at: effects.dueAt, doneAt: effects.doneAt },
      ...{ state: messages.state, why: messages.why, answer: messages.answer },
    })
    .from(settings)
    .innerJoin(effects, eq(effects.dedupe, settings.value))
    .leftJoin(messages, eq(messages.id, effects.id))
    .where(eq(settings.key, openingKeys.trial))
  if (!last) return null
  const { at, doneAt, state, why, answer } = last
  // One that was given up while it still waited is not sent any more.
  const isGivenUp = doneAt !== null && (state === null || state === 'waiting')
  return {
    at: instantTextOf(at, content.timeZone),
    state: isGivenUp ? ('failed' as const) : (state ?? ('waiting' as const)),
    ...{ why, answer },
  }
}
