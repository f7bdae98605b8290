import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { oneOf } from '../db/one-of.ts'

/** What the world is told after commit. A row is done once; `dedupe` keeps the same effect from being added twice. */
export const effects = pgTable(
  'effects',
  {
    id: text('id').primaryKey(),
    do: text('do', { enum: ['message', 'refund', 'forgetCards', 'device', 'print'] }).notNull(),
    /** Sealed while it waits, and gone once it is done: phones, times and codes are in it. */
    payload: text('payload'),
    dedupe: text('dedupe'),
    /** Done of the program's own accord: it waits until Shabbos or Yom Tov is over. */
    heldInQuiet: boolean('held_in_quiet').notNull().default(false),
    /** Not before this moment of the app's clock. */
    dueAt: instant('due_at').notNull(),
    /** Back-off after a failure, on the real clock. */
    retryAt: instant('retry_at'),
    attempts: integer('attempts').notNull().default(0),
    doneAt: instant('done_at'),
    failure: text('failure'),
  },
  (t) => [
    oneOf('effects_do', t.do),
    uniqueIndex('effects_dedupe').on(t.dedupe),
    index('effects_due').on(t.dueAt).where(sql`${t.doneAt} is null`),
  ],
)

/** Messages that went out, or in practice mode stayed here. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    channel: text('channel', { enum: ['sms', 'email', 'push', 'phone'] }).notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
  },
  (t) => [
    oneOf('messages_channel', t.channel),
    index('messages_at').on(t.at),
    index('messages_to').on(t.to),
  ],
)
