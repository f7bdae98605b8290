import type { Role } from '@mikvah/rules/people/roles.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, eq, inArray, isNull, sql } from '../db/drizzle/queries.ts'
import { users } from './table.ts'

export type Account = typeof users.$inferSelect

/**
 * Finds an account by its name in any case; null when there is none. The database makes small letters of both sides, as
 * its own differ from ours.
 */
export async function accountByUserName(db: Db, userName: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.userName})`, sql`lower(${userName})`))
  return row ?? null
}

/** An account, whoever's it is; null when there is none. */
export async function accountById(db: Db, id: string): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** The roles of these accounts, by their ids. */
export async function rolesOf(db: Db, ids: readonly string[]): Promise<Map<string, Role[]>> {
  if (ids.length === 0) return new Map()
  const { id, roles } = users
  const rows = await db
    .select({ id, roles })
    .from(users)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.roles]))
}

/** Stores a new account. */
export const addAccount = (tx: Tx, account: typeof users.$inferInsert) =>
  tx.insert(users).values(account)

/**
 * Stores a new account, unless there is one of its name already: another may have been made at this moment, which is
 * waited for. Gives whether it was stored.
 */
export async function addUnlessNamed(tx: Tx, account: typeof users.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0
}

/** Stores when somebody last signed in. */
export const signedIn = (tx: Tx, userId: string, at: Ms) =>
  tx.update(users).set({ lastSignIn: at }).where(eq(users.id, userId))

/** Stores an e-mail address in the record of somebody who has none. */
export const fillEmail = (tx: Tx, userId: string, email: string) =>
  tx
    .update(users)
    .set({ email })
    .where(and(eq(users.id, userId), isNull(users.email), isNull(users.erasedAt)))
