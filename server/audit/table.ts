import { instant } from '../db/columns.ts'
import { index, integer, jsonb, pgTable, text } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'

/**
 * The audit log. Rows are only ever added: the database refuses to change, delete or truncate them. They hold ids,
 * field names, amounts and the like, never personal values. `batch` alone is written later, once, when the row is
 * chained.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    actor: text('actor'),
    act: text('act').notNull(),
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    batch: integer('batch'),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_subject').on(t.subject),
    index('audit_log_batch').on(t.batch),
    index('audit_log_waiting').on(t.at).where(sql`${t.batch} is null`),
  ],
)

/** Each batch hashes its rows together with the hash of the batch before it; numbers run from 1 without a gap. */
export const auditBatches = pgTable('audit_batches', {
  number: integer('number').primaryKey(),
  rows: integer('rows').notNull(),
  hash: text('hash').notNull(),
})
