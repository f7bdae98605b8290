import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { eq, inArray } from '../db/drizzle/queries.ts'
import { optOuts } from '../outbox/table.ts'
import { users } from '../people/table.ts'

/** Stores that a phone answered STOP, to us or to the provider. */
export const stopTexts = (db: Db, phone: string, at: Ms) =>
  db.insert(optOuts).values({ phone, at }).onConflictDoNothing()

/** Deletes the STOP of a phone that answered START. */
export const startTexts = (db: Db, phone: string) =>
  db.delete(optOuts).where(eq(optOuts.phone, phone))

export async function wantsNoTexts(db: Db, phone: string): Promise<boolean> {
  const found = await db.select().from(optOuts).where(eq(optOuts.phone, phone))
  return found.length > 0
}

/** The numbers of those of these patrons who answered STOP. */
export async function stoppedPatrons(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ phone: optOuts.phone })
    .from(optOuts)
    .innerJoin(users, eq(users.phone, optOuts.phone))
    .where(inArray(users.id, [...userIds]))
  return new Set(found.map(({ phone }) => phone))
}
