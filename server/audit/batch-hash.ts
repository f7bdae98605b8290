import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { auditLog } from './table.ts'

type AuditRow = typeof auditLog.$inferSelect

/** What the first batch is chained to. */
export const beginning = 'beginning'

/**
 * Keyed with SECRET_KEY, which isn't in the database: whoever can write to its tables still can't make a chain that
 * fits what he changed.
 */
export function batchHash(
  { secretKey }: Pick<Config, 'secretKey'>,
  before: string,
  rows: readonly AuditRow[],
): string {
  const hmac = createHmac('sha256', `audit:${secretKey ?? 'practice'}`).update(before)
  for (const { id, at, actor, act, subject, details } of rows) {
    hmac.update(`\n${JSON.stringify([id, at, actor, act, subject, details])}`)
  }
  return hmac.digest('base64url')
}
