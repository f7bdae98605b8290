import { createHmac } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Keys } from '../secrets/keys.ts'
import type { auditLog } from './table.ts'

type AuditRow = typeof auditLog.$inferSelect

/** What the chain is worked out with. */
export type Chained = { db: Database; facility: { keys: Pick<Keys, 'audit'> } }

/** What the first batch is chained to. */
export const beginning = 'beginning'

/**
 * Keyed from the facility's first SECRET_KEY, which isn't in the database: whoever can write to its tables still can't make a chain that
 * fits what he changed.
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
