import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Account } from '../sign-in/store.ts'
import { users } from './table.ts'

/** Her row, held until the end of the transaction: two screens that change it take turns. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

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
