import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { users } from '../people/table.ts'

/** Keeps the processor's name for her, by which her saved cards are found. */
export async function rememberCustomer(
  tx: Tx,
  userId: string | null,
  customerRef: string | null,
): Promise<void> {
  if (!userId || !customerRef) return
  await tx.update(users).set({ customerRef }).where(eq(users.id, userId))
}
