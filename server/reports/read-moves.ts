import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { morningReport as morningReportCall } from '@mikvah/contract/reports/morning.ts'
import { handMovesOf, type MorningMove } from '@mikvah/rules/reports/morning.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { AttendantRow } from '../attendants/store.ts'
import type { Tx } from '../db/database.ts'
import { asc, eq } from '../db/drizzle/queries.ts'
import type { Moment } from '../request/context.ts'
import { historyOf } from '../reservations/history-store.ts'
import { reservations } from '../reservations/table.ts'
import { handOf } from './hand-of.ts'

/** The morning report as it is answered. */
export type MorningView = ResultOf<typeof morningReportCall>
/** A visit of a night, as far as the morning report needs it. */
export type NightVisit = Awaited<ReturnType<typeof nightVisitsOf>>[number]
type Row = Awaited<ReturnType<typeof historyOf>>[number]
type RowMove = MorningMove & { row: Row }
/**
 * The moves of a night's visits, whenever they were made, by the id of the visit and each visit's in order; a visit
 * without moves isn't in it.
 */
export type NightHistory = ReadonlyMap<string, readonly RowMove[]>

/** The visits of a night, in the order of their hours. */
export const nightVisitsOf = (tx: Tx, night: string) =>
  tx
    .select({
      id: reservations.id,
      code: reservations.code,
      status: reservations.status,
      locationId: reservations.locationId,
    })
    .from(reservations)
    .where(eq(reservations.night, night))
    .orderBy(asc(reservations.startsAt), asc(reservations.code))

/** The moves of these visits, each visit's in order, by the id of the visit. */
export async function movesOf(tx: Tx, visits: readonly NightVisit[]): Promise<NightHistory> {
  const rows = await historyOf(
    tx,
    visits.map(({ id }) => id),
  )
  const moves = rows.map((row) => ({ ...row.entry, row }))
  return Map.groupBy(moves, ({ row }) => row.entry.reservationId)
}

/**
 * What was moved by hand in a night, in order, as the office reads it: corrections and what was taken back, with who
 * did it.
 */
export function readMoves(
  { content }: Moment,
  visits: readonly NightVisit[],
  history: NightHistory,
  attendants: ReadonlyMap<string, AttendantRow>,
): MorningView['moves'] {
  const at = (ms: Ms) => instantTextOf(ms, content.timeZone)
  const moves = visits.flatMap((visit) =>
    handMovesOf(history.get(visit.id) ?? []).map((hand) => ({ visit, ...hand })),
  )
  return moves
    .toSorted((one, other) => one.move.at - other.move.at)
    .map(({ visit, what, move, from, to, mark, reason, takenBackAt }) => ({
      ...{ what, at: at(move.at), locationId: visit.locationId },
      ...{ reservationId: visit.id, reservationCode: visit.code },
      ...{ from, to, mark, reason },
      ...handOf({ ...move.row.entry, account: move.row.account }, attendants),
      takenBackAt: takenBackAt === null ? null : at(takenBackAt),
    }))
}
