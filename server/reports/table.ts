import type { NightStays } from '@mikvah/rules/reports/stays.ts'
import { day, instant } from '../db/columns.ts'
import { integer, jsonb, pgTable } from '../db/drizzle/columns.ts'

/**
 * The stays of a night that is over, computed once from its moves: five years of moves are millions of rows. Past
 * moves don't change any more, so neither does this row.
 */
export const nightStays = pgTable('night_stays', {
  night: day('night').primaryKey(),
  stays: jsonb('stays').$type<NightStays['stays']>().notNull(),
  leftOut: integer('left_out').notNull(),
  at: instant('at').notNull(),
})
