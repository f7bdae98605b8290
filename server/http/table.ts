import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

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

/** The first answer to a keyed request, given again for 24 hours. Real clock. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Caller, method, path and key, hashed together. */
    scope: text('scope').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    answer: jsonb('answer').$type<unknown>(),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [index('idempotency_keys_started').on(t.startedAt)],
)
