import { day, instant } from '../db/columns.ts'
import { bigint, boolean, pgTable, primaryKey, text } from '../db/drizzle/columns.ts'
import { locations } from '../locations/table.ts'

/**
 * A row for each night whose visits were ever booked or changed. Booking, editing, canceling, moving and ending a hold
 * lock it, so that they take turns.
 */
export const nights = pgTable(
  'nights',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    date: day('date').notNull(),
    /**
     * The transaction that last changed what the visits of the night take, written by triggers (migration
     * night-versions). While it is the same, the visits are too.
     */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.locationId, t.date] })],
)

/** Changes of one night by hand; a null keeps the computed value. */
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
