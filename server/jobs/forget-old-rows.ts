import { lte, sql } from 'drizzle-orm'
import { idempotencyKeys, limits } from '../http/table.ts'
import type { Parts } from '../parts.ts'
import { endedFamilies, loginCodes, refreshTokens } from '../sign-in/table.ts'

const hour = 3_600_000
const day = 24 * hour
const lastDone = new WeakMap<Parts, number>()

/** Once an hour lets go of rows that no longer count: spent limits, keyed answers, codes and tokens. Real clock. */
export async function forgetOldRows(parts: Parts): Promise<number> {
  const now = parts.realNow()
  if (now - (lastDone.get(parts) ?? 0) < hour) return 0
  lastDone.set(parts, now)
  await parts.db.inTransaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`)
    await tx.delete(limits).where(lte(limits.expiresAt, now - day))
    await tx.delete(idempotencyKeys).where(lte(idempotencyKeys.startedAt, now - day))
    await tx.delete(loginCodes).where(lte(loginCodes.expiresAt, now - day))
    await tx.delete(endedFamilies).where(lte(endedFamilies.endedAt, now - day))
    await tx.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now - day))
  })
  return 0
}
