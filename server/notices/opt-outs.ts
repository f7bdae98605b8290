import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { eq, inArray } from '../db/drizzle/queries.ts'
import { statement } from '../db/statement.ts'
import { togetherOn } from '../db/together.ts'
import { optOuts } from '../outbox/table.ts'
import { users } from '../people/table.ts'

/** Stores that a phone answered STOP, to a text or to the provider. */
export const stopTexts = (db: Db, phone: string, at: Ms) =>
  db.insert(optOuts).values({ phone, at }).onConflictDoNothing()

/** Deletes the STOP of a phone that answered START. */
export const startTexts = (db: Db, phone: string) =>
  db.delete(optOuts).where(eq(optOuts.phone, phone))

const stopped = statement<{ phone: string }>(
  'stopped-phones',
  `select phone from opt_outs where phone = any (array(select json_array_elements_text(($1::text)::json)))`,
)

/** Whether a phone answered STOP, so that no text is sent to it. */
export const hasStoppedTexts = async (db: Db, phone: string): Promise<boolean> =>
  (await stopped(db, [JSON.stringify([phone])])).length > 0

/**
 * Whether a phone answered STOP, so that no text is sent to it; asked by one statement for all texts that are sent at
 * the same time.
 */
export const wantsNoTexts = togetherOn<string, boolean>(async ({ orm }, phones) => {
  const found = new Set((await stopped(orm, [JSON.stringify(phones)])).map(({ phone }) => phone))
  return phones.map((phone) => found.has(phone))
})

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
