import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, desc, eq, inArray, sql } from '../db/drizzle/queries.ts'
import { accountsChanged } from '../facility/facility.ts'
import { lockAnyAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import { deviceCredentials, endedFamilies, loginCodes, refreshTokens } from './table.ts'

export type RefreshToken = typeof refreshTokens.$inferSelect

/** Locks the codes of a phone, newest first, until the transaction ends, so that two tries at once both count. */
export const lockCodes = (tx: Tx, phone: string) =>
  tx
    .select()
    .from(loginCodes)
    .where(eq(loginCodes.phone, phone))
    .orderBy(desc(loginCodes.sentAt))
    .for('update')

/** When the newest code of a phone was sent, by the real clock; null where none is stored. */
export async function codeSentAt(tx: Tx, phone: string): Promise<Ms | null> {
  const { sentAt } = loginCodes
  const [row] = await tx
    .select({ sentAt })
    .from(loginCodes)
    .where(eq(loginCodes.phone, phone))
    .orderBy(desc(sentAt))
    .limit(1)
  return row?.sentAt ?? null
}

/** Stores a sign-in code that was asked for. */
export const keepCode = (tx: Tx, code: typeof loginCodes.$inferInsert) =>
  tx.insert(loginCodes).values(code)

/** Counts a wrong try by whoever named the request of this code. */
export const countWrongCode = (tx: Tx, id: string) =>
  tx
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(eq(loginCodes.id, id))

/** Deletes all codes of a phone, so that none of them fits any more. */
export const forgetCodes = (tx: Tx, phone: string) =>
  tx.delete(loginCodes).where(eq(loginCodes.phone, phone))

export const addCredential = (tx: Tx, credential: typeof deviceCredentials.$inferInsert) =>
  tx.insert(deviceCredentials).values(credential)

/** The credential of a device of hers by the hash of its secret; null where she has none such. */
export async function credentialBySecret(db: Db, userId: string, hash: string) {
  const [row] = await db
    .select()
    .from(deviceCredentials)
    .where(and(eq(deviceCredentials.userId, userId), eq(deviceCredentials.secretHash, hash)))
  return row ?? null
}

/** After how long without use a device is signed out. */
export const credentialLives: Ms = hours(24 * 400)

/** Marks a credential as used, and gives whether its device is unconfirmed; null when it was signed out meanwhile. */
export async function useCredential(tx: Tx, id: string, at: Ms) {
  const [used] = await tx
    .update(deviceCredentials)
    .set({ lastUsedAt: at })
    .where(eq(deviceCredentials.id, id))
    .returning({ unconfirmed: deviceCredentials.unconfirmed })
  return used ?? null
}

const dropCredential = (tx: Tx, id: string) =>
  tx.delete(deviceCredentials).where(eq(deviceCredentials.id, id))

/** The unconfirmed devices of an account. */
const inDoubt = (userId: string) =>
  and(eq(deviceCredentials.userId, userId), eq(deviceCredentials.unconfirmed, true))

/** How many of her devices wait for her number to be confirmed. */
export const devicesInDoubt = (db: Db, userId: string): Promise<number> =>
  db.$count(deviceCredentials, inDoubt(userId))

/** Confirms all devices that wait, and gives how many. */
export async function confirmDevices(tx: Tx, userId: string): Promise<number> {
  const confirmed = await tx
    .update(deviceCredentials)
    .set({ unconfirmed: false })
    .where(inDoubt(userId))
    .returning({ id: deviceCredentials.id })
  return confirmed.length
}

/** Confirms the device with tokens of this family, and no other. */
export async function confirmFamily(tx: Tx, family: string): Promise<void> {
  const named = tx
    .select({ id: refreshTokens.deviceCredentialId })
    .from(refreshTokens)
    .where(eq(refreshTokens.family, family))
  await tx
    .update(deviceCredentials)
    .set({ unconfirmed: false })
    .where(inArray(deviceCredentials.id, named))
}

/** The token families of her devices that are not confirmed yet. */
export async function familiesInDoubt(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ family: refreshTokens.family })
    .from(refreshTokens)
    .innerJoin(deviceCredentials, eq(deviceCredentials.id, refreshTokens.deviceCredentialId))
    .where(inDoubt(userId))
  return new Set(rows.map(({ family }) => family))
}

/** Signs out all unconfirmed devices of hers, also those that never asked for a token. */
export async function endDevicesInDoubt(tx: Tx, userId: string): Promise<void> {
  for (const family of await familiesInDoubt(tx, userId)) await revokeFamily(tx, family)
  await tx.delete(deviceCredentials).where(inDoubt(userId))
}

const dropCredentialsOf = (tx: Tx, userId: string) =>
  tx.delete(deviceCredentials).where(eq(deviceCredentials.userId, userId))

export const addRefreshToken = (tx: Tx, token: typeof refreshTokens.$inferInsert) =>
  tx.insert(refreshTokens).values(token)

/**
 * Finds a refresh token by the hash of its secret and locks its account, as whoever trades or revokes tokens does
 * first: two trades take turns and can't block each other. Gives account, token and the whole family, successors
 * included, as read under that lock; null for an unknown token.
 */
export async function lockFamilyOf(tx: Tx, hash: string) {
  const [found] = await tx
    .select({ userId: refreshTokens.userId })
    .from(refreshTokens)
    .where(eq(refreshTokens.secretHash, hash))
  const account = found && (await lockAnyAccount(tx, found.userId))
  if (!account) return null
  const named = tx
    .select({ family: refreshTokens.family })
    .from(refreshTokens)
    .where(eq(refreshTokens.secretHash, hash))
  const family = await tx.select().from(refreshTokens).where(inArray(refreshTokens.family, named))
  const token = family.find((member) => member.secretHash === hash)
  return token ? { account, token, family } : null
}

/** The family of the refresh token with this hash, where it is hers; null for somebody else's. */
export async function familyOf(tx: Tx, userId: string, hash: string): Promise<string | null> {
  const { family, secretHash } = refreshTokens
  const [row] = await tx
    .select({ family })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), eq(secretHash, hash)))
  return row?.family ?? null
}

/** Stores that a refresh token was traded, and for which. */
export const tradeToken = (tx: Tx, id: string, successorId: string, at: Ms) =>
  tx.update(refreshTokens).set({ successorId, tradedAt: at }).where(eq(refreshTokens.id, id))

/** Revokes these refresh tokens alone; the rest of their family goes on. */
export const revokeTokens = (tx: Tx, ids: string[]) =>
  tx.update(refreshTokens).set({ revoked: true }).where(inArray(refreshTokens.id, ids))

/** Signs a device out: ends its refresh tokens, and its access tokens at once in every process. */
export async function revokeFamily(tx: Tx, family: string): Promise<void> {
  await tx.update(refreshTokens).set({ revoked: true }).where(eq(refreshTokens.family, family))
  const ended = await tx
    .insert(endedFamilies)
    .values({ family, endedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ family: endedFamilies.family })
  if (ended.length > 0) await accountsChanged(tx)
}

/** Signs a device out for good: its credential is deleted too. */
export async function forgetDevice(tx: Tx, family: string): Promise<void> {
  const { deviceCredentialId } = refreshTokens
  const named = await tx
    .selectDistinct({ id: deviceCredentialId })
    .from(refreshTokens)
    .where(eq(refreshTokens.family, family))
  await revokeFamily(tx, family)
  for (const { id } of named) if (id) await dropCredential(tx, id)
}

/** Revokes all refresh tokens of an account; access tokens go on until they run out. */
export const revokeAllOf = (tx: Tx, userId: string) =>
  tx.update(refreshTokens).set({ revoked: true }).where(eq(refreshTokens.userId, userId))

/**
 * Revokes all access tokens of an account; a refresh token still gets new ones. Each such time is later than the one
 * before, by the database's clock.
 */
export const endTokensOf = (tx: Tx, userId: string) =>
  tx
    .update(users)
    .set({
      tokensFrom: sql`greatest(clock_timestamp(), ${users.tokensFrom} + interval '1 millisecond')`,
    })
    .where(eq(users.id, userId))

/** Signs an account out everywhere, at once in every process. */
export async function endAllOf(tx: Tx, userId: string): Promise<void> {
  await revokeAllOf(tx, userId)
  await dropCredentialsOf(tx, userId)
  await endTokensOf(tx, userId)
  await accountsChanged(tx)
}
