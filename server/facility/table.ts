import { instant } from '../db/columns.ts'
import { bigint, check, integer, pgTable, text } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'

/**
 * The one row that every request reads first: which mode the database was made in, whether settings or accounts
 * have changed since this process read them, and the practice clock.
 */
export const facility = pgTable(
  'facility',
  {
    id: integer('id').primaryKey(),
    mode: text('mode', { enum: ['practice', 'live'] }).notNull(),
    settingsVersion: bigint('settings_version', { mode: 'number' }).notNull().default(1),
    accountsVersion: bigint('accounts_version', { mode: 'number' }).notNull().default(1),
    /** Practice only: at `clockSetAt` of the real clock the app's clock showed `clockShows`. */
    clockSetAt: instant('clock_set_at'),
    clockShows: instant('clock_shows'),
    /** Made with the database. With SECRET_KEY it gives the keys of tokens and codes; alone it opens nothing. */
    keySalt: text('key_salt').notNull(),
    /** Which keys what lies sealed here is sealed with: a start that hasn't them all is refused. */
    keyChecks: text('key_checks').array().notNull().default([]),
    /** Sealed. Made with the first key and kept through every change of it: what the keys that outlive it come from. */
    keyRoot: text('key_root'),
  },
  (t) => [check('facility_one_row', sql`${t.id} = 1`), oneOf('facility_mode', t.mode)],
)
