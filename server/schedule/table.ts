import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, instant } from '../db/columns.ts'
import { locations } from '../places/table.ts'

/** A night on sale. Booking, editing, canceling and moving lock this row, so that they take turns. */
export const nights = pgTable(
  'nights',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    date: day('date').notNull(),
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
