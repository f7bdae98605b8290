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

/** Never begins anew while the database lives, so that an id a screen comes back with never means something else. */
export const liveNumbers = pgSequence('live_event_numbers')

/** What a screen hears; it is greeted by its stream alone. */
export type HeardEvent = Exclude<LiveEvent['event'], 'hello'>

/** Some tokens are no longer good: told to no screen, it has the relays look whose streams end. */
export type UnheardEvent = 'accounts'

/**
 * What open screens are told: a row for each change, written in the transaction of the act by triggers of the tables it
 * touched (migration live-events). It gets its number once that is committed; rows are numbered one batch after the
 * other, so that whoever has read as far as a number has missed nothing below it.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    /** In the order of writing, which isn't the order of commits. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** A name in the table of kinds (kinds.ts). */
    kind: text('kind').notNull(),
    /** The id of what it is about; '' when it is about the house. */
    subject: text('subject').notNull().default(''),
    number: bigint('number', { mode: 'number' }),
    /** When it was written, on the clock of the database: one that nobody ever numbers is let go of too. */
    written: instant('written').notNull().default(sql`now()`),
    /** When it was numbered, on the real clock. */
    at: instant('at'),
    /** What there is to tell of it, sealed: fixed when it is numbered, so that a replay is the same to the letter. */
    data: text('told'),
  },
  (t) => [
    uniqueIndex('live_events_number').on(t.number),
    index('live_events_new').on(t.id).where(sql`${t.number} is null`),
  ],
)
