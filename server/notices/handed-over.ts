import { type DeliveryState, statesBefore } from '@mikvah/rules/messages/delivery.ts'
import { inArray } from '../db/drizzle/queries.ts'
import { insertMany } from '../db/insert-many.ts'
import { statement } from '../db/statement.ts'
import { togetherOn } from '../db/together.ts'
import type { StatusNews } from '../integrations/messages/messages.ts'
import { messages } from '../outbox/table.ts'

export type MessageRow = typeof messages.$inferSelect

/** What stands of a message that isn't to be handed over as if for the first time; null when its effect is gone. */
export type Standing = Pick<MessageRow, 'state' | 'at'> | null

const beginAll = insertMany<typeof messages, { id: string }>(messages, {
  name: 'begin-messages',
  rest: `as begun where exists (select from effects where effects.id = begun.id for key share)
    on conflict (id) do update set state = 'sending', why = null where messages.state = 'waiting'
    returning id`,
})

/**
 * Writes down that a message is being handed over, before the provider hears of it: whoever finds it so afterwards knows
 * that it may have gone out. What begins at the same time is written by one statement. Whoever was taken off the record
 * took the effect along: nothing is written, and nothing is to be sent.
 */
export const beginMessage = togetherOn<MessageRow, 'begun' | Standing>(async (db, rows) => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const begun = new Set((await beginAll(db.orm, [...byId.values()])).map(({ id }) => id))
  const others = [...byId.keys()].filter((id) => !begun.has(id))
  const { id, state, at } = messages
  const standing =
    others.length === 0
      ? []
      : await db.orm.select({ id, state, at }).from(messages).where(inArray(id, others))
  const standingOf = new Map(standing.map((row) => [row.id, row]))
  return rows.map((row) => (begun.has(row.id) ? 'begun' : (standingOf.get(row.id) ?? null)))
})

type Outcome = Pick<MessageRow, 'id' | 'state' | 'why' | 'provider' | 'providerId'>

const concludeAll = statement(
  'conclude-messages',
  `update messages set state = came.state, why = came.why, provider = came.provider, provider_id = came."providerId"
   from json_to_recordset(($1::text)::json)
     as came (id text, state text, why text, provider text, "providerId" text)
   where messages.id = came.id and messages.state in ('waiting', 'sending')`,
)

/** What the provider answered; its own later news, which may have come before its answer, stands. */
export const concludeMessage = togetherOn<Outcome, void>(async ({ orm }, outcomes) => {
  await concludeAll(orm, [JSON.stringify(outcomes)])
  return outcomes.map(() => undefined)
})

const follow = statement<Pick<MessageRow, 'id' | 'to'>>(
  'follow-message',
  `update messages set state = $3, why = $4, provider_id = $2
   where (id = $1 or provider_id = $2) and state = any (($5::text)::text[])
   returning id, "to"`,
)

/** A provider's news of one message, wherever it stood before this. */
export const followMessage = (
  db: Parameters<typeof follow>[0],
  {
    id,
    providerId,
    state,
    why,
  }: Pick<StatusNews, 'id' | 'providerId' | 'why'> & { state: DeliveryState },
) => follow(db, [id, providerId, state, why, `{${statesBefore(state).join(',')}}`])
