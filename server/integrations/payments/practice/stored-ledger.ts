import type { Database } from '../../../db/database.ts'
import { and, eq } from '../../../db/drizzle/queries.ts'
import { practiceLedger } from '../../../practice/table.ts'
import type { PracticeLedger } from './ledger.ts'

/** The practice ledger in the database, so that it survives a killed server. */
export function storedPracticeLedger(db: Database): PracticeLedger {
  return {
    async get(key) {
      const [row] = await db.orm.select().from(practiceLedger).where(eq(practiceLedger.key, key))
      return row?.value ?? null
    },
    async swap(key, before, after) {
      const written =
        before === null
          ? await db.orm
              .insert(practiceLedger)
              .values({ key, value: after })
              .onConflictDoNothing()
              .returning()
          : await db.orm
              .update(practiceLedger)
              .set({ value: after })
              .where(and(eq(practiceLedger.key, key), eq(practiceLedger.value, before)))
              .returning()
      return written.length > 0
    },
  }
}
