import { instant } from '../db/columns.ts'
import { bigint, check, integer, pgTable, text } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'

/**
 * The one row that every request reads first: which mode the database was made in, whether settings or accounts
 * have changed since this process read them, the practice clock, and what the keys are known and derived by.
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
    /**
     * The salt is made together with the database. With SECRET_KEY it gives the keys of tokens and codes; by itself it
     * is useless.
     */
    keySalt: text('key_salt').notNull(),
    /** Checks of the keys that values here are sealed with: a start without one of these keys is refused. */
    keyChecks: text('key_checks').array().notNull().default([]),
    /** A sealed root of the keys that must survive a change of SECRET_KEY; made once, with the first key. */
    keyRoot: text('key_root'),
  },
  (t) => [check('facility_one_row', sql`${t.id} = 1`), oneOf('facility_mode', t.mode)],
)
