import { deliveryStates, whyNots } from '@mikvah/rules/messages/delivery.ts'
import { instant } from '../db/columns.ts'
import { boolean, index, integer, pgTable, text, uniqueIndex } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'

/** What the world is told after commit. A row is done once; `dedupe` keeps the same effect from being added twice. */
export const effects = pgTable(
  'effects',
  {
    id: text('id').primaryKey(),
    do: text('do', {
      enum: ['message', 'refund', 'forgetCards', 'device', 'print', 'code', 'email'],
    }).notNull(),
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

/** Messages that went out, are about to, or never did; in practice mode they stayed here. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    /** When it was handed over for the first time. */
    at: instant('at').notNull(),
    channel: text('channel', { enum: ['sms', 'email', 'push', 'phone'] }).notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('sent'),
    why: text('why', { enum: whyNots }),
    provider: text('provider'),
    /** The provider's own name for it. */
    providerId: text('provider_id'),
  },
  (t) => [
    oneOf('messages_channel', t.channel),
    oneOf('messages_state', t.state),
    oneOf('messages_why', t.why),
    index('messages_at').on(t.at),
    index('messages_to').on(t.to),
    index('messages_provider_id').on(t.providerId),
  ],
)

/** Phones that answered STOP: nothing is sent to them until they answer START. */
export const optOuts = pgTable('opt_outs', {
  phone: text('phone').primaryKey(),
  at: instant('at').notNull(),
})
