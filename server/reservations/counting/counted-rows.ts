import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import { forEachFlag } from '@mikvah/rules/reservation/visit-flags.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../../db/database.ts'
import { QueryBuilder } from '../../db/drizzle/columns.ts'
import {
  and,
  type Column,
  eq,
  exists,
  notInArray,
  type SQL,
  sql,
} from '../../db/drizzle/queries.ts'
import { given, prepared } from '../../db/prepared.ts'
import { attempts } from '../../payments/table.ts'
import { reservations } from '../table.ts'
import type { NightKey } from './night-key.ts'

/**
 * SQL for whether a charge of a reservation is open: then nothing may be changed under it. For queries that read
 * `reservations`.
 */
export const paymentOpen = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(attempts)
    .where(
      and(
        eq(attempts.reservationId, reservations.id),
        // These are literals, as in the partial index of open charges, which the planner can't match by parameters.
        sql`${attempts.state} = 'open' and ${attempts.kind} = 'charge'`,
      ),
    ),
) as SQL<boolean>

const flags = {
  ...forEachFlag((flag) => reservations[flag]),
  placeholder: reservations.placeholder,
  paymentOpen,
} as const
type Flag = keyof typeof flags

const namesOf = <K extends string>(fields: Record<K, unknown>) => Object.keys(fields) as K[]
const flagNames = namesOf(flags)

/**
 * Hundreds of rows are read for a night, all day long: a few plain columns are read far faster than twenty typed
 * ones.
 */
const packed = sql.join(
  flagNames.map((name, bit) => sql`(${flags[name]})::int4 * ${sql.raw(String(1 << bit))}`),
  sql` + `,
) as SQL<number>

const msOf = (column: Column): SQL<Ms> => sql<Ms>`(extract(epoch from ${column}) * 1000)::float8`

const columns = {
  locationId: reservations.locationId,
  id: reservations.id,
  userId: reservations.userId,
  status: reservations.status,
  replacingId: reservations.replacingId,
  startsAt: msOf(reservations.startsAt),
  endsAt: msOf(reservations.endsAt),
  holdUntil: msOf(reservations.holdUntil) as SQL<Ms | null>,
  timeCompleted: msOf(reservations.timeCompleted) as SQL<Ms | null>,
  packed,
}

const { packed: _, ...plain } = columns
const { paymentOpen: __, ...ofVisit } = flags

/**
 * The columns that counting reads; a change of any of them changes the version of the night (migration
 * night-versions).
 */
export const countedColumns = ['night', ...namesOf(plain), ...namesOf(ofVisit)] as const

const ofNight = eq(reservations.night, given(reservations.night, 'date'))
const mayCount = notInArray(reservations.status, [...statusGroups.givenUp])

const atPlace = prepared('reservations-of-night', (tx) =>
  tx
    .select(columns)
    .from(reservations)
    .where(
      and(
        ofNight,
        eq(reservations.locationId, given(reservations.locationId, 'locationId')),
        mayCount,
      ),
    ),
)

const everywhere = prepared('reservations-of-date', (tx) =>
  tx.select(columns).from(reservations).where(and(ofNight, mayCount)),
)

const unpacked = new Map<number, Record<Flag, boolean>>()

function flagsOf(bits: number): Record<Flag, boolean> {
  const known = unpacked.get(bits)
  if (known) return known
  const made = Object.fromEntries(
    flagNames.map((name, bit) => [name, (bits & (1 << bit)) !== 0]),
  ) as Record<Flag, boolean>
  unpacked.set(bits, made)
  return made
}

/** What of a visit is read to count the places of a night; instants in epoch milliseconds. */
export type CountedRow = Awaited<ReturnType<typeof countedOfNight>>[number]

/**
 * All visits that may take a place in a night of one location, by one indexed query: canceled and replaced ones are
 * left out, ended holds aren't.
 */
export async function countedOfNight(db: Db, { locationId, date }: NightKey) {
  return (await atPlace(db).execute({ locationId, date })).map(unpack)
}

/** All visits that may take a place on a date, by the id of their location; a location without any is left out. */
export async function countedOfDate(db: Db, date: string): Promise<Map<string, CountedRow[]>> {
  const rows = (await everywhere(db).execute({ date })).map(unpack)
  return Map.groupBy(rows, ({ locationId }) => locationId)
}

function unpack<R extends { packed: number }>({ packed: bits, ...row }: R) {
  return { ...row, ...flagsOf(bits) }
}
