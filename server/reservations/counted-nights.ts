import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { given, prepared } from '../db/prepared.ts'
import { sharedRead } from '../db/shared-read.ts'
import { nights } from '../schedule/table.ts'
import { storedVisitOf } from './counted.ts'
import { countedOfDate } from './counted-rows.ts'

/** The visits of a date at every place, as long as no night of it changes. */
export type CountedDate = {
  versions: string
  visits: ReadonlyMap<string, readonly StoredVisit[]>
}

const versionsOf = prepared('night-versions', (tx) =>
  tx
    .select({
      versions: sql<string>`coalesce(string_agg(${nights.locationId} || ' ' || ${nights.version}, ',' order by ${nights.locationId}), '')`,
    })
    .from(nights)
    .where(eq(nights.date, given(nights.date, 'date'))),
)

type Remembered = {
  versions: Map<string, () => Promise<string>>
  dates: Map<string, { versions: string; read: Promise<CountedDate> }>
}

const mostDates = 200
const remembered = new WeakMap<Database, Remembered>()

function rememberedOf(db: Database): Remembered {
  const known = remembered.get(db) ?? { versions: new Map(), dates: new Map() }
  remembered.set(db, known)
  return known
}

/**
 * What counts in the nights of a date, no older than the call: one tiny read of their versions, which calls at the
 * same time share. The rows are read after the versions they are kept under, so they are never older.
 */
export async function countedDate(db: Database, date: string): Promise<CountedDate> {
  const { versions: readers, dates } = rememberedOf(db)
  const reader =
    readers.get(date) ??
    sharedRead(async () => (await versionsOf(db.orm).execute({ date }))[0]?.versions ?? '')
  if (readers.size > mostDates) readers.clear()
  readers.set(date, reader)

  const versions = await reader()
  const known = dates.get(date)
  if (known?.versions === versions) return known.read
  const read = readDate(db, date, versions)
  if (dates.size > mostDates) dates.clear()
  dates.set(date, { versions, read })
  read.catch(() => dates.delete(date))
  return read
}

async function readDate(db: Database, date: string, versions: string): Promise<CountedDate> {
  const byPlace = await countedOfDate(db.orm, date)
  const visits = [...byPlace].map(([place, rows]) => [place, rows.map(storedVisitOf)] as const)
  return { versions, visits: new Map(visits) }
}
