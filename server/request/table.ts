import { instant } from '../db/columns.ts'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'

/**
 * What a call with a key has made, mostly ids of rows. A repeat of the call whose first answer isn't stored is answered
 * by it, with how things stand by then.
 */
export type Made = {
  reservation?: string
  /** The attempt of a charge or a refund, however it ended. */
  attempt?: string
  /** The ledger rows that were written by hand. */
  payments?: string[]
  /** The account whose membership was given or changed. */
  member?: string
  /** The saved card that was deleted. */
  card?: string
  /** The message that was sent to the office. */
  letter?: string
  /** The number of the room that was added, or whose status was set. */
  room?: number
  /** The text messages that the desk sent together, by the id they share. */
  messages?: string
  /** The names of those among `messages` that somebody had sent before. */
  messagesBefore?: string[]
  /** The ids of the sections that were added or opened, parted by blanks. */
  section?: string
  /** The numbers of the requests that a room made. */
  supplies?: number[]
  /** The account that the desk or the office made; `import` where a list was imported. */
  user?: string
  /** The command that was given to a device, by the name of its effect. */
  command?: string
  /** The id of the print job that was begun. */
  print?: string
  /** The attendant who was added. */
  attendant?: string
  /** The left-over visits that were settled. */
  settled?: readonly string[]
  /** The date of the night whose sheet was entered. */
  sheet?: string
  /** The building that was added. */
  location?: string
  /** The number of the cubicle that was added. */
  cubicle?: number
  /** The printer or card reader that was added. */
  peripheral?: string
  /** The screen that was made or paired. */
  device?: string
  /** The key of a controller that was made. */
  deviceKey?: string
  /** The license and registration that were sent in or decided on. */
  papers?: string
}

/**
 * Counts of tries, a row for each bucket and window; and locks and pauses (`shut`, `onceWithin`), whose window starts
 * at 0. All processes share them, and times are by the real clock.
 */
export const limits = pgTable(
  'limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bucket, t.windowStart] }),
    index('limits_expiry').on(t.expiresAt),
  ],
)

/**
 * What was made under an Idempotency-Key, written in the same transaction, and the first answer, which is repeated for
 * 24 hours of the real clock.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A hash over the caller, method, route, its parameters and the key. */
    scope: text('scope').primaryKey(),
    caller: text('caller').notNull(),
    bodyHash: text('body_hash').notNull(),
    made: jsonb('made').$type<Made>(),
    status: integer('status'),
    /** The answer, sealed with SECRET_KEY; null until there is one. */
    answer: text('answer'),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [
    index('idempotency_keys_caller').on(t.caller),
    index('idempotency_keys_started').on(t.startedAt),
    check(
      'idempotency_keys_says',
      sql`${t.made} is not null or (${t.answer} is not null and ${t.status} is not null)`,
    ),
  ],
)
