import { instant } from '../db/columns.ts'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'

/** The rows that a call with a key has made. A repeat of the call answers how they stand by then. */
export type Made = {
  reservation?: string
  /** A charge or a refund, however it ended. */
  attempt?: string
  /** Rows of the ledger written by hand. */
  payments?: string[]
  /** The account whose membership was given or changed. */
  member?: string
  /** A saved card that was deleted. */
  card?: string
  /** A message to the office. */
  letter?: string
  /** The number of a room whose status was set. */
  room?: number
  /** Text messages that the desk sent together. */
  messages?: string
  /** The names of those among `messages` that somebody had sent before. */
  messagesBefore?: string[]
  /** A section that was opened. */
  section?: string
  /** Requests of a room, by their numbers. */
  supplies?: number[]
  /** A patron whom the desk entered. */
  user?: string
  /** A command to a device, by the name of its effect. */
  command?: string
  /** A print job. */
  print?: string
  /** An attendant. */
  attendant?: string
  /** The left-over visits that were settled. */
  settled?: readonly string[]
  /** The date of a night whose sheet was entered. */
  sheet?: string
  /** A building. */
  location?: string
  /** The number of a cubicle. */
  cubicle?: number
  /** A printer or a card reader. */
  peripheral?: string
  /** A screen that was made or paired. */
  device?: string
  /** A license and registration that were sent in or decided on. */
  papers?: string
}

/** Counts of tries, shared by all processes: a row for each bucket and window, by the real clock. */
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
    /** The answer, encrypted. */
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
