import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { waitsOnPaper } from '@mikvah/rules/visit/from-paper.ts'
import type { Db } from '../../db/database.ts'
import { and, asc, eq, gte, inArray, isNull, lte } from '../../db/drizzle/queries.ts'
import { locations } from '../../locations/table.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'
import { placements, rooms } from '../../rooms/table.ts'

/** A night without screens, and when it was over. */
export type Night = { date: string; over: Ms }

/** Beyond these nobody finds the paper any more. */
const daysKept = 30
export const oldestSheet = (today: string): string => plusDays(today, -daysKept)

/** A visit of a night without screens, and what has been written down of her. */
export type SheetVisit = {
  row: ReservationRow
  onPaper: boolean
  room: { id: number; number: string } | null
}

/** The move that has brought her where she is, if it was entered from the sheet. */
const entered = and(
  eq(statusHistory.reservationId, reservations.id),
  eq(statusHistory.at, reservations.statusSince),
  eq(statusHistory.onPaper, true),
)

/** Who pays for a place just now, or asks for one without an hour, isn't on it; nor is a change that waits to be paid. */
const isExpected = and(
  eq(reservations.placeholder, false),
  isNull(reservations.holdUntil),
  isNull(reservations.replacingId),
)

/** Whether she stands on it: who had canceled before it was printed doesn't. */
export const isOnSheet = ({ row, onPaper }: SheetVisit): boolean =>
  waitsOnPaper(row.status) || row.status === 'Done' || onPaper

/** The visits of a night, in the order of its papers: each building has its own, the main one’s first. */
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

/** The business days between these on which somebody was expected of whom nothing is known. */
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
        inArray(reservations.status, ['Pending', 'Reserved', 'Arrived']),
        isExpected,
        isNull(statusHistory.id),
      ),
    )
    .orderBy(asc(reservations.night))
  return nights.map(({ night }) => night)
}
