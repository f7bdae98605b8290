import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Db } from './database.ts'
import type { PgColumn, PgTable } from './drizzle/columns.ts'
import { and, gte, lte, max, min, type SQL } from './drizzle/queries.ts'

type Days = { from: string; to: string }
type Wanted = Days & {
  /** The indexed column with the day of a row. */
  of: PgColumn
  where?: SQL | undefined
  /** How many days are given at a time. */
  atOnce: number
  newestFirst?: true
}

/**
 * Spans of `atOnce` days, cut to the days wanted, that hold every day with a row, for a list that is read day by day.
 * Each starts at such a day (with `newestFirst` it ends at one), found along the index, so empty years cost nothing.
 * Each look is a statement of its own: no transaction is open while a slow reader takes his time.
 */
export async function* daysWith(
  db: Db,
  { of, where, atOnce, newestFirst, from: first, to: last }: Wanted,
): AsyncGenerator<Days> {
  const next = async (from: string, to: string): Promise<string | null> => {
    const [row] = await db
      .select({ day: newestFirst ? max(of) : min(of) })
      .from(of.table as PgTable)
      .where(and(gte(of, from), lte(of, to), where))
    return (row?.day ?? null) as string | null
  }
  let [from, to] = [first, last]
  for (let day = await next(from, to); day !== null; day = await next(from, to)) {
    if (newestFirst) {
      const begin = plusDays(day, 1 - atOnce)
      yield { from: begin < from ? from : begin, to: day }
      to = plusDays(begin, -1)
    } else {
      const end = plusDays(day, atOnce - 1)
      yield { from: day, to: end > to ? to : end }
      from = plusDays(end, 1)
    }
  }
}
