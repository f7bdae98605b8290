import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { Refused } from '../request/refused.ts'
import type { Account } from './accounts.ts'
import { users } from './table.ts'

/**
 * The row of an account, locked until the end of the transaction, so that two screens that change it take turns.
 * Refuses with user-not-found where there is none, or she was taken off the record meanwhile, so that nothing is
 * written about her afterwards.
 */
export async function lockAccount(tx: Tx, id: string): Promise<Account> {
  const account = await lockAnyAccount(tx, id)
  if (!account || account.erasedAt !== null) throw new Refused('user-not-found')
  return account
}

/**
 * The locked row of an account, also of one that was taken off the record: for erasing her, for money that came, for
 * signing in. Null when there is none.
 */
export async function lockAnyAccount(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

/** Writes these fields of an account, and gives it as it is by then; without any, nothing is written. */
export async function changeAccount(
  tx: Tx,
  account: Account,
  changes: Partial<Account>,
): Promise<Account> {
  if (Object.keys(changes).length === 0) return account
  const [row] = await tx.update(users).set(changes).where(eq(users.id, account.id)).returning()
  if (!row) throw new Error('The account is gone.')
  return row
}
