import type { LiveEvent } from '@mikvah/contract/events.ts'
import { instant } from '../db/columns.ts'
import {
  bigint,
  bigserial,
  index,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'

/**
 * A sequence that never starts over while the database lives, so that an id that a screen comes back with always
 * means the same event.
 */
export const liveNumbers = pgSequence('live_event_numbers')

/**
 * Every event that a screen hears, but for the first and the last, which the stream itself sends. To add a live event:
 * see `kinds.ts`.
 */
export type HeardEvent = Exclude<LiveEvent['event'], 'hello' | 'paused'>

/**
 * Says that tokens were revoked. No screen hears this event: because of it the relays end the streams of those tokens.
 */
export type UnheardEvent = 'accounts'

/**
 * Live events: a row for each change, written in the transaction of the act by triggers of the tables it touched
 * (server/db/triggers.sql; a new one comes with a new migration) or by `addEvent`. A row gets its number after the
 * commit; rows are numbered one batch after another, so that a listener who has read up to a number has missed nothing
 * below it.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    /** The order of writing, which isn't the order of commits. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The kind of the event (kinds.ts). */
    kind: text('kind').notNull(),
    /** The id of what the event is about; '' where it is about the whole facility. */
    subject: text('subject').notNull().default(''),
    number: bigint('number', { mode: 'number' }),
    /** When it was written, by the database's clock; by this even an event that is never numbered gets deleted. */
    written: instant('written').notNull().default(sql`now()`),
    /** When it was numbered, on the real clock. */
    at: instant('at'),
    /** What the event says, sealed; fixed when it is numbered, so that a replay is the same to the letter. */
    data: text('told'),
  },
  (t) => [
    uniqueIndex('live_events_number').on(t.number),
    index('live_events_new').on(t.id).where(sql`${t.number} is null`),
  ],
)
