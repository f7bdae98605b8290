import type { QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import { listReport as listReportCall } from '@mikvah/contract/reports/reports.ts'
import type { Balance } from '@mikvah/rules/price/balance.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { countedOutcomeOf, statusesOf } from '@mikvah/rules/reports/outcome.ts'
import { visitKindOf } from '@mikvah/rules/reports/visit-kind.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { daysWith } from '../db/days-with.ts'
import { and, asc, between, eq, inArray, ne } from '../db/drizzle/queries.ts'
import { type Days, daysAsked } from '../nights/days-asked.ts'
import { todayOf } from '../nights/nights.ts'
import { balanceFrom } from '../payments/ledger/balance-of-visit.ts'
import { moneyOfReservations } from '../payments/ledger/money.ts'
import { users } from '../people/table.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { replacedHasBegun } from '../reservations/beside-visit-under-way.ts'
import { replacedBy } from '../reservations/replaced-by.ts'
import { reservations } from '../reservations/table.ts'

type Row = ResultOf<typeof listReportCall>[number]
type Wanted = Days & { noShowsOnly: boolean }
type Found = Awaited<ReturnType<typeof visitsOf>>[number]

/** How many nights are read at a time: only so many are in memory, however many years are asked for. */
const nightsAtOnce = 4

/**
 * The reservations of some nights but replaced ones, or only the no-shows of nights that are over, some at a time and
 * `limit` in all; a night without any costs nothing. Amounts are in dollars.
 */
export function listReport(
  { db }: Pick<Parts, 'db'>,
  moment: Moment,
  query: QueryOf<typeof listReportCall>,
): AsyncGenerator<Row[]> {
  const { from, to } = daysAsked(listReportCall, moment, query)
  const noShowsOnly = query.bNoShowsOnly ?? false
  const last = noShowsOnly ? earlier(to, plusDays(todayOf(moment), -1)) : to
  const most = query.limit ?? Number.POSITIVE_INFINITY
  return rowsOf(db.orm, moment, { from, to: last, noShowsOnly }, most)
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

async function* rowsOf(db: Db, moment: Moment, wanted: Wanted, most: number) {
  let left = most
  const nights = { ...wanted, of: reservations.night, where: ofKind(wanted) }
  for await (const days of daysWith(db, { ...nights, atOnce: nightsAtOnce })) {
    const found = (await visitsOf(db, { ...wanted, ...days })).slice(0, left)
    left -= found.length
    if (found.length > 0) yield await readView(db, moment, found)
    if (left === 0) return
  }
}

const ofKind = ({ noShowsOnly }: Wanted) =>
  noShowsOnly
    ? inArray(reservations.status, statusesOf('noShow', { over: true }))
    : ne(reservations.status, 'Replaced')

const visitsOf = (db: Db, wanted: Wanted) =>
  db
    .select({
      row: reservations,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
    })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(and(between(reservations.night, wanted.from, wanted.to), ofKind(wanted)))
    .orderBy(asc(reservations.night), asc(reservations.startsAt), asc(reservations.code))

/** Each payment is in the row of its own visit and in no other, as the amounts are added up. */
async function readView(db: Db, moment: Moment, found: readonly Found[]): Promise<Row[]> {
  const rows = found.map(({ row }) => row)
  const ids = rows.map(({ id }) => id)
  const paid = Map.groupBy(await moneyOfReservations(db, ids), (one) => one.reservationId)
  const replaced = await replacedBy(db, rows)
  return found.map((one) => {
    const money = balanceFrom(one.row, paid.get(one.row.id) ?? [])
    const owedCents = replacedHasBegun(one.row, replaced) ? 0 : money.owedCents
    return tellRow(moment, one, { ...money, owedCents })
  })
}

function tellRow(
  { content, ...rest }: Moment,
  { row, firstName, lastName, phone }: Found,
  money: Balance,
): Row {
  const at = (ms: Ms) => instantTextOf(ms, content.timeZone)
  const over = row.night < todayOf({ content, ...rest })
  return {
    date: row.night,
    reservationTime: at(row.startsAt),
    reservationId: row.id,
    reservationCode: row.code,
    reservationStatus: row.status,
    outcome: countedOutcomeOf(row.status, { over }),
    kind: visitKindOf(row),
    location: content.locations.find(({ id }) => id === row.locationId)?.name ?? row.locationId,
    ...{ doubleSlot: row.doubleSlot, parking: row.parking },
    ...{ userId: row.userId, firstName, lastName, phoneNumber: phone },
    ...{ firstTime: row.firstTime, member: row.member },
    timeArrived: row.timeArrived === null ? null : at(row.timeArrived),
    timeCompleted: row.timeCompleted === null ? null : at(row.timeCompleted),
    total: dollarsOf(money.totalCents),
    paidAmount: dollarsOf(money.paidCents),
    refunded: dollarsOf(money.refundedCents),
    balance: dollarsOf(money.owedCents),
    reservationCreated: at(row.createdAt),
  }
}
