import type { QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import type { morningReport as morningReportCall } from '@mikvah/contract/reports/morning.ts'
import { handMovesOf, type MorningMove, morningOf } from '@mikvah/rules/reports/morning.ts'
import { enteredFrom } from '@mikvah/rules/schedule/on-paper.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { asc, eq } from 'drizzle-orm'
import { type AttendantRow, allAttendants } from '../attendants/store.ts'
import type { Tx } from '../db/database.ts'
import { locationById, locationsOf, nightAt, todayOf } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { historyOf } from '../reservations/history-store.ts'
import { reservations } from '../reservations/table.ts'
import { handOf } from './hand-of.ts'
import { moneyByTender } from './money.ts'
import { doorsOfNight } from './morning-doors.ts'
import { readWhole } from './read-whole.ts'
import { tendersView } from './tenders-view.ts'

type MorningView = ResultOf<typeof morningReportCall>
type Visit = Awaited<ReturnType<typeof visitsOf>>[number]
type Row = Awaited<ReturnType<typeof historyOf>>[number]
type Move = MorningMove & { row: Row }
type History = ReadonlyMap<string, readonly Move[]>

/** A night as the office reads it the morning after: last night, unless another one is asked for. */
export async function morningReport(
  { db }: Pick<Parts, 'db'>,
  moment: Moment,
  { dt }: QueryOf<typeof morningReportCall>,
): Promise<MorningView> {
  const today = todayOf(moment)
  const night = dt ?? plusDays(today, -1)
  return readWhole(db, async (tx) => {
    const visits = await visitsOf(tx, night)
    const history = await movesOf(tx, visits)
    const attendants = new Map((await allAttendants(tx)).map((row) => [row.id, row]))
    const made = await moneyByTender(tx, { from: night, to: night })
    return {
      ...{ night, over: night < today },
      places: readPlaces(moment, night, { visits, history }),
      moves: readMoves(moment, visits, history, attendants),
      doors: await doorsOfNight(tx, moment, { night, attendants }),
      drawer: tendersView(made, ['Cash', 'Check'] as const),
    }
  })
}

const visitsOf = (tx: Tx, night: string) =>
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

/** What was done with each of them, in its order. */
async function movesOf(tx: Tx, visits: readonly Visit[]): Promise<History> {
  const rows = await historyOf(
    tx,
    visits.map(({ id }) => id),
  )
  const moves = rows.map((row) => ({ ...row.entry, row }))
  return Map.groupBy(moves, ({ row }) => row.entry.reservationId)
}

type Found = { visits: readonly Visit[]; history: History }

/** Where it was open, or somebody was booked: a building that has been given up since goes by the main one's hours. */
function readPlaces(
  moment: Moment,
  night: string,
  { visits, history }: Found,
): MorningView['places'] {
  const over = night < todayOf(moment)
  const { timeZone, locations } = moment.content
  const byPlace = Map.groupBy(visits, ({ locationId }) => locationId)
  const inOrder = locations.toSorted(
    (one, other) => Number(one.alternate) - Number(other.alternate),
  )
  return inOrder.flatMap(({ id, name, nameHe }) => {
    const here = byPlace.get(id) ?? []
    const isOpen = locationById(moment, id)
    const location = isOpen ?? locationsOf(moment)[0]
    const day = location && nightAt(moment, location, night)
    if (!day || (here.length === 0 && (!isOpen || day.closed))) return []
    const facts = { over, zman: day.zman, onPaper: enteredFrom(day) !== null }
    const figures = morningOf(
      here.map((visit) => ({ ...visit, moves: history.get(visit.id) ?? [] })),
      facts,
    )
    const zman = facts.zman === null ? null : instantTextOf(facts.zman, timeZone)
    return [{ locationId: id, name, nameHe, zman, onPaper: facts.onPaper, ...figures }]
  })
}

function readMoves(
  { content }: Moment,
  visits: readonly Visit[],
  history: History,
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
