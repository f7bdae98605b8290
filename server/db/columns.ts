import type { Ms } from '@mikvah/rules/time/ms.ts'
import { customType } from './drizzle/columns.ts'
import { type SQL, sql } from './drizzle/queries.ts'
import { instantOf, instantText } from './instant-text.ts'

/** An instant: `timestamptz(3)` in the database, epoch milliseconds in the program, exact both ways. */
export const instant = customType<{ data: Ms; driverData: string | number }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: instantText,
  fromDriver: (value) => (typeof value === 'number' ? value : instantOf(value)),
})

/** A civil or business day: `date` in the database, `YYYY-MM-DD` in the program. */
export const day = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
})

/** An instant (epoch milliseconds) as a timestamptz inside raw SQL, where no column says how to write it. */
export const instantSql = (ms: Ms): SQL<Ms> => sql`${instantText(ms)}::timestamptz`
