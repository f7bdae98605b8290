import type { Database } from '../../db/database.ts'
import { and, eq } from '../../db/drizzle/queries.ts'
import { cardVault } from '../../payments/table.ts'
import { type Secret, seal, unsealed } from '../../secrets/seal.ts'
import type { CardVault } from './card-vault.ts'

/** The vault of card tokens in the database, each sealed with SECRET_KEY. */
export function storedCardVault(db: Database, config: Secret): CardVault {
  const of = (customerRef: string, id: string) =>
    and(eq(cardVault.customerRef, customerRef), eq(cardVault.id, id))
  return {
    async list(customerRef) {
      const rows = await db.orm
        .select()
        .from(cardVault)
        .where(eq(cardVault.customerRef, customerRef))
      return rows.map(({ id, token, brand, last4, exp }) => ({
        id,
        token: unsealed(config, token),
        brand,
        last4,
        exp,
      }))
    },
    async put(customerRef, { id, token, brand, last4, exp }) {
      const row = { customerRef, id, token: seal(config, token), brand, last4, exp }
      await db.orm
        .insert(cardVault)
        .values(row)
        .onConflictDoUpdate({ target: [cardVault.customerRef, cardVault.id], set: row })
    },
    async remove(customerRef, id) {
      const removed = await db.orm
        .delete(cardVault)
        .where(of(customerRef, id))
        .returning({ id: cardVault.id })
      return removed.length > 0
    },
  }
}
