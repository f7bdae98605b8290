import type { Db, Tx } from '../db/database.ts'
import { and, inArray, isNotNull, isNull } from '../db/drizzle/queries.ts'
import { effects } from '../outbox/table.ts'
import type { reservations } from '../reservations/table.ts'
import { type Late, lateNameOf } from './desk-text-names.ts'

/**
 * Frees the names of texts to late patrons that have failed for good, so that they can be sent again. One that is still
 * being tried keeps its name.
 */
export async function forgetFailedLate(tx: Tx, late: readonly Late[]): Promise<void> {
  if (late.length === 0) return
  await tx
    .update(effects)
    .set({ dedupe: null })
    .where(
      and(
        inArray(effects.dedupe, late.map(lateNameOf)),
        isNotNull(effects.doneAt),
        isNotNull(effects.failure),
      ),
    )
}

/**
 * The ids of those late visits that are still expected and have a text sent or waiting. A text that has failed doesn't
 * count, even while it is tried again.
 */
export async function textedLate(
  db: Db,
  rows: readonly (Late & Pick<typeof reservations.$inferSelect, 'status'>)[],
): Promise<ReadonlySet<string>> {
  const names = new Map(
    rows.filter(({ status }) => status === 'Reserved').map((row) => [lateNameOf(row), row.id]),
  )
  if (names.size === 0) return new Set()
  const found = await db
    .select({ name: effects.dedupe })
    .from(effects)
    .where(and(inArray(effects.dedupe, [...names.keys()]), isNull(effects.failure)))
  return new Set(found.flatMap(({ name }) => names.get(name ?? '') ?? []))
}
