import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { waitsOnPaper } from '@mikvah/rules/visit/from-paper.ts'
import type { Db } from '../../db/database.ts'
import { and, asc, eq, gte, inArray, isNull, lte, ne } from '../../db/drizzle/queries.ts'
import { locations } from '../../locations/table.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'
import { placements, rooms } from '../../rooms/table.ts'

/** A night without screens, and when it was over. */
export type Night = { date: string; over: Ms }

/** After how many days a sheet no longer waits to be entered. */
const daysKept = 30
/** The oldest night whose sheet still waits to be entered. */
export const oldestSheet = (today: string): string => plusDays(today, -daysKept)

/** A visit of a night without screens, and what has been entered of it. */
export type SheetVisit = {
  row: ReservationRow
  onPaper: boolean
  room: { id: number; number: string } | null
}

/** The move into her present status, if it was entered from the sheet. */
const entered = and(
  eq(statusHistory.reservationId, reservations.id),
  eq(statusHistory.at, reservations.statusSince),
  eq(statusHistory.onPaper, true),
)

/** Visits that are on the sheet: neither holds, edits that wait to be paid among them, nor requests without an hour. */
const isExpected = and(eq(reservations.placeholder, false), ne(reservations.status, 'Pending'))

/** Whether a visit is on the printed sheet: one that was canceled before it was printed isn't. */
export const isOnSheet = ({ row, onPaper }: SheetVisit): boolean =>
  waitsOnPaper(row.status) || row.status === 'Done' || onPaper

/**
 * The visits of a night, but for holds and requests without an hour, in the order of its sheets: the main building's
 * first, then those of the others.
 */
export async function visitsOfSheet(db: Db, date: string): Promise<SheetVisit[]> {
  const found = await db
    .select({ row: reservations, entered: statusHistory.id })
    .from(reservations)
    .leftJoin(statusHistory, entered)
    .innerJoin(locations, eq(locations.id, reservations.locationId))
    .where(and(eq(reservations.night, date), isExpected))
    .orderBy(
      ...[asc(locations.alternate), asc(locations.id)],
      ...[asc(reservations.startsAt), asc(reservations.code)],
    )
  return withRooms(db, found)
}

async function withRooms(
  db: Db,
  found: readonly { row: ReservationRow; entered: string | null }[],
): Promise<SheetVisit[]> {
  const ids = found.map(({ row }) => row.id)
  const been = await db
    .select({ of: placements.reservationId, id: rooms.id, number: rooms.number })
    .from(placements)
    .innerJoin(rooms, eq(rooms.id, placements.roomId))
    .where(inArray(placements.reservationId, ids))
    .orderBy(asc(placements.since))
  const last = new Map(been.map(({ of, id, number }) => [of, { id, number }]))
  return found.map(({ row, entered }) => ({
    row,
    onPaper: entered !== null,
    room: last.get(row.id) ?? null,
  }))
}

/** Business days in this range with expected visits of which nothing is known. */
export async function nightsWithUnknown(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const nights = await db
    .selectDistinct({ night: reservations.night })
    .from(reservations)
    .leftJoin(statusHistory, entered)
    .where(
      and(
        gte(reservations.night, from),
        lte(reservations.night, to),
        inArray(reservations.status, statusGroups.awaitsCheckIn),
        isExpected,
        isNull(statusHistory.id),
      ),
    )
    .orderBy(asc(reservations.night))
  return nights.map(({ night }) => night)
}
