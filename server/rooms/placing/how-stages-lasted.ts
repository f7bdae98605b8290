import type { Lasted } from '@mikvah/rules/forecast/stage-durations.ts'
import { type Stage, stages } from '@mikvah/rules/forecast/stages.ts'
import type { SeenStay } from '@mikvah/rules/forecast/tempo.ts'
import { dayBeginsAt, plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Database, Db } from '../../db/database.ts'
import { alias } from '../../db/drizzle/columns.ts'
import { and, eq, gte, inArray, isNull, lt, notExists, sql } from '../../db/drizzle/queries.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'

/** How many nights count: older ones say little of this season. */
const nights = 60
const shares = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]

const known = new WeakMap<Database, Map<string, Promise<Lasted[]>>>()

type Asked = { locationId: string; night: string; timeZone: string }

/**
 * How long each stage lasted in this building on the 60 nights before this one, with a bath and without: how many stays
 * there were, and ten quantiles in milliseconds. Cached for the night.
 */
export function howStagesLasted(db: Database, asked: Asked) {
  const { locationId, night } = asked
  const key = `${locationId} ${night}`
  const read = known.get(db)?.get(key) ?? readStays(db, asked)
  known.set(db, new Map([...(known.get(db) ?? [])].filter(([one]) => one.endsWith(night))))
  known.get(db)?.set(key, read)
  read.catch(() => known.get(db)?.delete(key))
  return read
}

/**
 * The stays of these visits that are over, each with the visit's id, its stage and how many milliseconds it lasted. A
 * step that was undone doesn't count as the end of a stay.
 */
export async function staysOver(
  db: Db,
  ids: readonly string[],
): Promise<(SeenStay & { id: string })[]> {
  if (ids.length === 0) return []
  const steps = await db
    .select({ step: statusHistory, bath: reservations.bath })
    .from(statusHistory)
    .innerJoin(reservations, eq(reservations.id, statusHistory.reservationId))
    .where(inArray(statusHistory.reservationId, [...ids]))
  const takenBack = new Set(steps.map(({ step }) => step.undoes))
  return steps.flatMap(
    ({ step: { id, reservationId, previous, previousSince, at, undoes }, bath }) => {
      const stage = stageOf(previous)
      if (!stage || previousSince === null || undoes !== null || takenBack.has(id)) return []
      return [{ id: reservationId, stage, bath, lasted: at - previousSince, isOver: true }]
    },
  )
}

/** The stage of the forecast that a status is; undefined for one that is none. */
export const stageOf = (status: string | null): Stage | undefined =>
  stages.find((one) => one === status)

const undoing = alias(statusHistory, 'undoing')

async function readStays(db: Database, { locationId, night, timeZone }: Asked): Promise<Lasted[]> {
  const over = sql`(${reservations.night} + 1 + make_time(${dayBeginsAt}, 0, 0)) at time zone ${timeZone}`
  const lasted = sql`extract(epoch from ${statusHistory.at} - ${statusHistory.previousSince}) * 1000`
  const takesItBack = db.orm
    .select({ id: undoing.id })
    .from(undoing)
    .where(eq(undoing.undoes, statusHistory.id))
  const rows = await db.orm
    .select({
      stage: statusHistory.previous,
      bath: reservations.bath,
      count: sql<number>`count(*)::int4`,
      quantiles: sql<string>`(percentile_cont(${sql.raw(`array[${shares}]`)}::float8[])
        within group (order by ${lasted}))::text`,
    })
    .from(statusHistory)
    .innerJoin(reservations, eq(reservations.id, statusHistory.reservationId))
    .where(
      and(
        gte(reservations.night, plusDays(night, -nights)),
        lt(reservations.night, night),
        eq(reservations.locationId, locationId),
        inArray(statusHistory.previous, [...stages]),
        isNull(statusHistory.undoes),
        notExists(takesItBack),
        // A stay that was left open and ended afterwards has no known length.
        lt(statusHistory.at, over),
      ),
    )
    .groupBy(statusHistory.previous, reservations.bath)
  return rows.flatMap(({ stage, bath, count, quantiles }) => {
    const known = stageOf(stage)
    return known ? [{ stage: known, bath, count, quantiles: numbersIn(quantiles) }] : []
  })
}

/** The numbers of an array as PostgreSQL writes it. */
const numbersIn = (text: string): number[] => text.slice(1, -1).split(',').map(Number)
