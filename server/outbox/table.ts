import { channels, deliveryStates, whyNots } from '@mikvah/rules/messages/delivery.ts'
import { instant } from '../db/columns.ts'
import { boolean, index, integer, pgTable, text, uniqueIndex } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'

/**
 * Effects: what is done outside after a commit. Each is done once, or again after a failure or a lost process; `dedupe`
 * keeps the same one from being added twice.
 */
export const effects = pgTable(
  'effects',
  {
    id: text('id').primaryKey(),
    do: text('do', {
      enum: ['message', 'refund', 'forgetCards', 'device', 'print', 'code', 'email'],
    }).notNull(),
    /**
     * The payload is sealed while it waits, and deleted once the effect is done, as it holds phones, times and codes.
     */
    payload: text('payload'),
    dedupe: text('dedupe'),
    /** The program's own effects wait until Shabbos or Yom Tov is over. */
    heldInQuiet: boolean('held_in_quiet').notNull().default(false),
    /** When it is due, by the app's clock. */
    dueAt: instant('due_at').notNull(),
    /** When the effect is tried again after a failure, by the real clock. */
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

/** Messages that were sent, are being sent, or couldn't be; in practice mode none leaves. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    /** When the message was first handed to the provider. */
    at: instant('at').notNull(),
    channel: text('channel', { enum: channels }).notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('sent'),
    why: text('why', { enum: whyNots }),
    provider: text('provider'),
    /** The provider's id of the message. */
    providerId: text('provider_id'),
    /** What the provider said of a message that it didn't take or couldn't deliver, as `saidOf` gives it. */
    answer: text('answer'),
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

/** Phones that answered STOP: no text is sent to them until they answer START. A code may still come in a call. */
export const optOuts = pgTable('opt_outs', {
  phone: text('phone').primaryKey(),
  at: instant('at').notNull(),
})
