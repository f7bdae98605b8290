import { statusesOf } from '@mikvah/rules/reports/outcome.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { Db } from '../../db/database.ts'
import { and, asc, eq, exists, inArray, lt } from '../../db/drizzle/queries.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'

/** All visits of a night, in every building and whatever became of them, by their hours. */
export const visitsOfNight = (db: Db, night: string) =>
  db
    .select()
    .from(reservations)
    .where(eq(reservations.night, night))
    .orderBy(asc(reservations.startsAt), asc(reservations.code))

/**
 * Visits of earlier business days whose status is among `here`: as far as anybody entered, they are still in the
 * building. By their hours.
 */
export const visitsLeftOver = (db: Db, today: string, here: readonly ReservationStatus[]) =>
  db
    .select()
    .from(reservations)
    .where(and(lt(reservations.night, today), inArray(reservations.status, [...here])))
    .orderBy(asc(reservations.startsAt), asc(reservations.code))

/**
 * The ids of the visits of a past night that were expected and didn't come, by their hours; for a night on paper, those
 * that the sheet says so of.
 */
export const visitsNotCome = (db: Db, night: string, { onPaper }: { onPaper: boolean }) => {
  const entered = db
    .select({ id: statusHistory.id })
    .from(statusHistory)
    .where(and(eq(statusHistory.reservationId, reservations.id), eq(statusHistory.onPaper, true)))
  return db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.night, night),
        inArray(reservations.status, statusesOf('noShow', { over: true })),
        onPaper ? exists(entered) : undefined,
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.code))
}
