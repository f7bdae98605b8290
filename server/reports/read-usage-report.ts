import type { QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import { usageReport } from '@mikvah/contract/reports/reports.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { countedOutcomeOf } from '@mikvah/rules/reports/outcome.ts'
import { kindFlags, type VisitKind, visitKinds } from '@mikvah/rules/reports/visit-kind.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Database, Tx } from '../db/database.ts'
import { between, sql } from '../db/drizzle/queries.ts'
import { type Days, daysAsked } from '../nights/days-asked.ts'
import { todayOf } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { reservations } from '../reservations/table.ts'
import { moneyByDay } from './money.ts'
import { readWhole } from './read-whole.ts'

type Row = ResultOf<typeof usageReport>[number]

/** How many days are added up at a time; other calls are served in between. */
const daysAtOnce = 92

/**
 * A row for each night that has a reservation, or on whose day money was moved, in order: visits counted by outcome and
 * kind, and money in dollars.
 */
export function readUsageReport(
  { db }: Pick<Parts, 'db'>,
  moment: Moment,
  query: QueryOf<typeof usageReport>,
): AsyncGenerator<Row[]> {
  const { from: first, to: last } = daysAsked(usageReport, moment, query)
  return rows()

  async function* rows() {
    for (let from = first; from <= last; from = plusDays(from, daysAtOnce)) {
      const end = plusDays(from, daysAtOnce - 1)
      yield await rowsOf(db, moment, { from, to: end < last ? end : last })
    }
  }
}

async function rowsOf(db: Database, moment: Moment, days: Days): Promise<Row[]> {
  const { visits, money } = await readWhole(db, async (tx) => ({
    visits: await visitsByNight(tx, days, todayOf(moment)),
    money: await moneyByDay(tx, days),
  }))
  const visitsOf = new Map(visits.map((row) => [row.date, row]))
  const moneyOf = new Map(money.map((row) => [row.date, row]))
  const dates = [...new Set([...visitsOf.keys(), ...moneyOf.keys()])].toSorted()
  return dates.map((date) => {
    const sums = moneyOf.get(date)
    return {
      ...nobody,
      ...visitsOf.get(date),
      date,
      taken: dollarsOf(sums?.taken ?? 0),
      refunded: dollarsOf(sums?.refunded ?? 0),
      tips: dollarsOf(sums?.tips ?? 0),
      donations: dollarsOf(sums?.donations ?? 0),
    }
  })
}

const each = <T>(of: (kind: VisitKind) => T) =>
  Object.fromEntries(visitKinds.map((kind) => [kind, of(kind)])) as Record<VisitKind, T>

const nobody = {
  ...{ visits: 0, ...each(() => 0), expected: 0, noShows: 0, canceled: 0 },
  ...{ firstVisits: 0, members: 0 },
}

/** The kind of a visit as a SQL expression: the first flag that is set. */
const kindSql = sql<VisitKind>`${sql.join(
  [
    sql`case`,
    ...Object.entries(kindFlags).map(
      ([kind, flag]) => sql`when ${reservations[flag]} then ${sql.raw(`'${kind}'`)}`,
    ),
    sql`else 'shower' end`,
  ],
  sql` `,
)}`

type Counts = typeof nobody & { date: string }

/** Visits that are alike are counted by the database; what they count as is decided by the rule. */
async function visitsByNight(tx: Tx, { from, to }: Days, today: string): Promise<Counts[]> {
  const { night, status, firstTime, member } = reservations
  const alike = await tx
    .select({
      ...{ night, status, kind: kindSql.as('kind') },
      count: sql<number>`count(*)::int4`,
      firstVisits: sql<number>`count(*) filter (where ${firstTime})::int4`,
      members: sql<number>`count(*) filter (where ${member})::int4`,
    })
    .from(reservations)
    .where(between(night, from, to))
    .groupBy(night, status, sql`kind`)
  const nights = new Map<string, Counts>()
  for (const { night: date, status: of, kind, count, firstVisits, members } of alike) {
    const counts = nights.get(date) ?? { ...nobody, date }
    nights.set(date, counts)
    const outcome = countedOutcomeOf(of, { over: date < today })
    if (outcome === 'came') {
      counts.visits += count
      counts[kind] += count
      counts.firstVisits += firstVisits
      counts.members += members
    } else if (outcome === 'noShow') counts.noShows += count
    else if (outcome === 'expected') counts.expected += count
    else if (outcome === 'canceled') counts.canceled += count
  }
  return [...nights.values()]
}
