import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { users } from '../people/table.ts'
import { deviceCredentials, loginCodes, refreshTokens } from './table.ts'

export type Account = typeof users.$inferSelect
export type RefreshToken = typeof refreshTokens.$inferSelect

export async function accountByUserName(tx: Tx, userName: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.userName})`, userName.toLowerCase()))
  return row ?? null
}

export async function accountById(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** The code of a phone, held until the end of the transaction: two tries at once are counted both. */
export async function lockCode(tx: Tx, phone: string) {
  const [row] = await tx.select().from(loginCodes).where(eq(loginCodes.phone, phone)).for('update')
  return row ?? null
}

export const keepCode = (tx: Tx, code: typeof loginCodes.$inferInsert) =>
  tx
    .insert(loginCodes)
    .values(code)
    .onConflictDoUpdate({ target: loginCodes.phone, set: { ...code, tries: 0 } })

export const countWrongCode = (tx: Tx, phone: string) =>
  tx
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(eq(loginCodes.phone, phone))

export const forgetCode = (tx: Tx, phone: string) =>
  tx.delete(loginCodes).where(eq(loginCodes.phone, phone))

export const addAccount = (tx: Tx, account: typeof users.$inferInsert) =>
  tx.insert(users).values(account)

export const addCredential = (tx: Tx, credential: typeof deviceCredentials.$inferInsert) =>
  tx.insert(deviceCredentials).values(credential)

export async function credentialBySecret(tx: Tx, userId: string, hash: string) {
  const [row] = await tx
    .select()
    .from(deviceCredentials)
    .where(and(eq(deviceCredentials.userId, userId), eq(deviceCredentials.secretHash, hash)))
  return row ?? null
}

export const useCredential = (tx: Tx, id: string, at: Ms) =>
  tx.update(deviceCredentials).set({ lastUsedAt: at }).where(eq(deviceCredentials.id, id))

export const dropCredential = (tx: Tx, id: string) =>
  tx.delete(deviceCredentials).where(eq(deviceCredentials.id, id))

export const dropCredentialsOf = (tx: Tx, userId: string) =>
  tx.delete(deviceCredentials).where(eq(deviceCredentials.userId, userId))

export const addRefreshToken = (tx: Tx, token: typeof refreshTokens.$inferInsert) =>
  tx.insert(refreshTokens).values(token)

/**
 * Locks the whole family, so that two trades of one token take turns. It is read anew under the lock: a statement that
 * waited for it doesn't see the successor that was added meanwhile.
 */
export async function lockFamilyOf(tx: Tx, hash: string) {
  const [found] = await tx.select().from(refreshTokens).where(eq(refreshTokens.secretHash, hash))
  if (!found) return null
  const ofFamily = eq(refreshTokens.family, found.family)
  await tx
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(ofFamily)
    .orderBy(refreshTokens.id)
    .for('update')
  const family = await tx.select().from(refreshTokens).where(ofFamily)
  const token = family.find((member) => member.id === found.id)
  return token ? { token, family } : null
}

export const tradeToken = (tx: Tx, id: string, successorId: string, at: Ms) =>
  tx.update(refreshTokens).set({ successorId, tradedAt: at }).where(eq(refreshTokens.id, id))

export const revokeTokens = (tx: Tx, ids: string[]) =>
  tx.update(refreshTokens).set({ revoked: true }).where(inArray(refreshTokens.id, ids))

export const revokeFamily = (tx: Tx, family: string) =>
  tx.update(refreshTokens).set({ revoked: true }).where(eq(refreshTokens.family, family))

export const revokeAllOf = (tx: Tx, userId: string) =>
  tx.update(refreshTokens).set({ revoked: true }).where(eq(refreshTokens.userId, userId))

export const endTokensOf = (tx: Tx, userId: string, from: Ms) =>
  tx.update(users).set({ tokensFrom: from }).where(eq(users.id, userId))

export const signedIn = (tx: Tx, userId: string, at: Ms) =>
  tx.update(users).set({ lastSignIn: at }).where(eq(users.id, userId))

export const fillEmail = (tx: Tx, userId: string, email: string) =>
  tx
    .update(users)
    .set({ email })
    .where(and(eq(users.id, userId), isNull(users.email)))
