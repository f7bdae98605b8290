import { day, instant } from '../db/columns.ts'
import { bigint, boolean, pgTable, primaryKey, text } from '../db/drizzle/columns.ts'
import { locations } from '../locations/table.ts'

/** A night on sale. Booking, editing, canceling, moving and ending a hold lock this row, so that they take turns. */
export const nights = pgTable(
  'nights',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    date: day('date').notNull(),
    /**
     * The transaction that last changed what the night's visits take, written by triggers (migration night-versions):
     * while it stands still, what was read of the night stands too.
     */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.locationId, t.date] })],
)

/** What the board changed by hand for one night; a null keeps the computed value. */
export const scheduleOverrides = pgTable(
  'schedule_overrides',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    date: day('date').notNull(),
    closed: boolean('closed'),
    openTime: instant('open_time'),
    lastEntryTime: instant('last_entry_time'),
    zmanTevillah: instant('zman_tevillah'),
    hebrewNote: text('hebrew_note'),
    shabbosMode: boolean('shabbos_mode'),
  },
  (t) => [primaryKey({ columns: [t.locationId, t.date] })],
)
