import { endsOfHolds } from '@mikvah/rules/visit/history-note.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, asc, desc, eq, inArray, sql } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { reservations, statusHistory } from './table.ts'

/** Writes one row of the status history. */
export const addHistory = (tx: Tx, entry: typeof statusHistory.$inferInsert) =>
  tx.insert(statusHistory).values(entry)

/**
 * The row of the history that brought a visit to its status; of two at one instant, the one that began where the other
 * ended. Null where there is none.
 */
export async function lastMoveOf(tx: Tx, reservationId: string) {
  const [last] = await tx
    .select()
    .from(statusHistory)
    .where(eq(statusHistory.reservationId, reservationId))
    .orderBy(desc(statusHistory.at), sql`${statusHistory.previousSince} desc nulls last`)
    .limit(1)
  return last ?? null
}

/**
 * The status history of these visits, the oldest first: each row as `entry`, with the account that made the move, or
 * null.
 */
export const historyOf = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          entry: statusHistory,
          account: {
            kind: users.kind,
            userName: users.userName,
            firstName: users.firstName,
            lastName: users.lastName,
          },
        })
        .from(statusHistory)
        .leftJoin(users, eq(users.id, statusHistory.by))
        .where(inArray(statusHistory.reservationId, [...ids]))
        // Rows of one instant are ordered by which follows from which.
        .orderBy(asc(statusHistory.at), sql`${statusHistory.previousSince} nulls first`)

/** Of these visits, the ids of those that stand canceled because the program has ended their hold. */
export async function endedHoldsOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { id, statusSince } = reservations
  const { reservationId, at, note } = statusHistory
  const rows = await db
    .select({ id })
    .from(reservations)
    .innerJoin(statusHistory, and(eq(reservationId, id), eq(at, statusSince)))
    .where(and(inArray(id, [...ids]), inArray(note, [...endsOfHolds])))
  return new Set(rows.map((row) => row.id))
}
