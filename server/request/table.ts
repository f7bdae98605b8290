import { instant } from '../db/columns.ts'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'

/** The rows that a keyed call has made. What became of them since is told when the call is repeated. */
export type Made = {
  reservation?: string
  /** A charge or a refund, whatever its end. */
  attempt?: string
  /** Rows of the ledger written by hand. */
  payments?: string[]
  /** Her membership, given or changed. */
  member?: string
  /** A saved card, taken away. */
  card?: string
  /** A message to the office. */
  letter?: string
  /** A room whose status was set, its number. */
  room?: number
  /** Text messages that the desk sent together. */
  messages?: string
  /** A section that was opened. */
  section?: string
  /** What a room has asked for, by number. */
  supplies?: number[]
  /** A patron whom the desk entered. */
  user?: string
  /** What a device was told, by the name of its effect. */
  command?: string
  /** What was sent to a printer. */
  print?: string
  /** One who helps. */
  attendant?: string
  /** Which left-over visits were settled. */
  settled?: readonly string[]
  /** A night without screens that was written down, its date. */
  sheet?: string
  /** A building. */
  location?: string
  /** A cubicle, its number. */
  cubicle?: number
  /** A printer or a card reader. */
  peripheral?: string
  /** A screen of the house, made or paired. */
  device?: string
  /** A license and registration, sent in or decided on. */
  papers?: string
}

/** Counted tries, shared by all processes: one row a bucket and window. Real clock. */
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
 * What a keyed request made, written in the same transaction, and its first answer, given again for 24 hours. Real
 * clock.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Caller, method, route, its parameters and the key, hashed together. */
    scope: text('scope').primaryKey(),
    caller: text('caller').notNull(),
    bodyHash: text('body_hash').notNull(),
    made: jsonb('made').$type<Made>(),
    status: integer('status'),
    /** Sealed. */
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
