import { type DeliveryState, statesBefore } from '@mikvah/rules/messages/delivery.ts'
import { inArray } from '../db/drizzle/queries.ts'
import { insertMany } from '../db/insert-many.ts'
import { anyListed, statement } from '../db/statement.ts'
import { togetherOn } from '../db/together.ts'
import type { StatusNews } from '../integrations/messages/messages.ts'
import { messages } from '../outbox/table.ts'

export type MessageRow = typeof messages.$inferSelect

/** The stored state of a message that was begun before; null when its effect has been deleted. */
export type Standing = Pick<MessageRow, 'state' | 'at'> | null

const beginAll = insertMany<typeof messages, { id: string }>(messages, {
  name: 'begin-messages',
  rest: `as begun where exists (select from effects where effects.id = begun.id for key share)
    on conflict (id) do update set state = 'sending', why = null where messages.state = 'waiting'
    returning id`,
})

/**
 * Stores that a message is being handed over, before the provider is called, so that it is known later that it may have
 * gone out. Gives `begun`, or how one stands that was begun before. Messages begun at the same time are written by one
 * statement. Where the patron was taken off the record, the effect is gone: nothing is written, and nothing may be
 * sent.
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

type Outcome = Pick<MessageRow, 'id' | 'state' | 'why' | 'provider' | 'providerId' | 'answer'>

const concludeAll = statement(
  'conclude-messages',
  `update messages set state = came.state, why = came.why, provider = came.provider, provider_id = came."providerId",
     answer = came.answer
   from json_to_recordset(($1::text)::json)
     as came (id text, state text, why text, provider text, "providerId" text, answer text)
   where messages.id = came.id and messages.id = ${anyListed('id')} and messages.state in ('waiting', 'sending')`,
)

/** Stores the provider's answer. Its later news stands, even if it came before the answer. */
export const concludeMessage = togetherOn<Outcome, void>(async ({ orm }, outcomes) => {
  await concludeAll(orm, [JSON.stringify(outcomes)])
  return outcomes.map(() => undefined)
})

const follow = statement<Pick<MessageRow, 'to'> & { dedupe: string | null }>(
  'follow-message',
  `update messages set state = $3, why = $4, provider_id = $2, answer = $6
   where (id = $1 or provider_id = $2) and state = any (($5::text)::text[])
   returning "to", (select dedupe from effects where effects.id = messages.id) as dedupe`,
)

/**
 * Stores a provider's news of a message, and gives a list with its number and name; an empty one where the message is
 * already further, or unknown.
 */
export const followMessage = (
  db: Parameters<typeof follow>[0],
  {
    id,
    providerId,
    state,
    why,
    answer,
  }: Pick<StatusNews, 'id' | 'providerId' | 'why' | 'answer'> & { state: DeliveryState },
) => follow(db, [id, providerId, state, why, `{${statesBefore(state).join(',')}}`, answer])
