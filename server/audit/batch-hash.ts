import { createHmac } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Keys } from '../secrets/keys.ts'
import type { auditLog } from './table.ts'

type AuditRow = typeof auditLog.$inferSelect

/** What the chain of the audit log is computed with: the database, and the key. */
export type Chained = { db: Database; facility: { keys: Pick<Keys, 'audit'> } }

/** The hash that stands before the first batch. */
export const beginning = 'beginning'

/**
 * The hash of a batch, keyed from the facility's first SECRET_KEY. That key isn't in the database, so whoever can
 * write to the tables still can't make a chain that fits what he changed.
 */
export function batchHash(
  { audit }: Pick<Keys, 'audit'>,
  before: string,
  rows: readonly AuditRow[],
): string {
  const hmac = createHmac('sha256', audit).update(before)
  for (const { id, at, actor, act, subject, details } of rows) {
    hmac.update(`\n${JSON.stringify([id, at, actor, act, subject, details])}`)
  }
  return hmac.digest('base64url')
}
