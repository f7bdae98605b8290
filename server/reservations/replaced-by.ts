import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, eq, inArray, ne } from '../db/drizzle/queries.ts'
import { addEvent } from '../live/add-event.ts'
import { lockReservation, type ReservationRow } from './store.ts'
import { reservations } from './table.ts'

type Edit = Pick<ReservationRow, 'replacingId'>

/**
 * The status, by id, of each visit that these edits are to replace. Canceled ones are left out: the edit of such a
 * visit is a booking of its own, which costs what it costs.
 */
export async function replacedBy(
  db: Db,
  edits: readonly Edit[],
): Promise<Map<string, ReservationRow['status']>> {
  const ids = edits.flatMap(({ replacingId }) => replacingId ?? [])
  if (ids.length === 0) return new Map()
  const stands = and(inArray(reservations.id, ids), ne(reservations.status, 'Canceled'))
  const { id, status } = reservations
  const found = await db.select({ id, status }).from(reservations).where(stands)
  return new Map(found.map((one) => [one.id, one.status]))
}

/** These visits, with `replacing` null in those whose visit to be replaced is canceled or gone. */
export async function asTheyStand(
  db: Db,
  visits: readonly StoredVisit[],
): Promise<readonly StoredVisit[]> {
  const edits = visits.map(({ replacing }) => ({ replacingId: replacing }))
  const replaced = await replacedBy(db, edits)
  return visits.map((visit) =>
    visit.replacing === null || replaced.has(visit.replacing)
      ? visit
      : { ...visit, replacing: null },
  )
}

/** Has screens hear anew of the edits that wait to replace this visit: whether it has begun is shown with them. */
export async function tellOfEdits(tx: Tx, id: string): Promise<void> {
  const waits = and(eq(reservations.replacingId, id), eq(reservations.status, 'Pending'))
  const edits = await tx.select({ id: reservations.id }).from(reservations).where(waits)
  for (const edit of edits) await addEvent(tx, 'reservation', edit.id)
}

/**
 * Takes the row lock of the visit that this edit is to replace, and gives it; null where there is none, or it was
 * canceled meanwhile.
 */
export async function lockReplacedBy(
  tx: Tx,
  { replacingId }: Edit,
): Promise<ReservationRow | null> {
  const old = replacingId === null ? null : await lockReservation(tx, replacingId)
  return old?.status === 'Canceled' ? null : old
}
