import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { users } from '../people/table.ts'
import { reservations } from '../reservations/table.ts'

/** The one visit that a kiosk has looked up and may act on, and since when it may look up none. By the app's clock. */
export const kioskVisits = pgTable(
  'kiosk_visits',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    reservationId: text('reservation_id').references(() => reservations.id),
    until: instant('until'),
    /** After too many misses, until the desk lets it look again. */
    lockedAt: instant('locked_at'),
  },
  (t) => [index('kiosk_visits_reservation').on(t.reservationId)],
)
