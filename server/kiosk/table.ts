import { instant } from '../db/columns.ts'
import { index, pgTable, text } from '../db/drizzle/columns.ts'
import { users } from '../people/table.ts'
import { reservations } from '../reservations/table.ts'

/** The one visit that a kiosk has looked up and may act on. Times are by the app's clock. */
export const kioskVisits = pgTable(
  'kiosk_visits',
  {
    /** The refresh family of the screen; its account where a token has none. */
    session: text('session').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    reservationId: text('reservation_id').references(() => reservations.id),
    until: instant('until').notNull(),
  },
  (t) => [
    index('kiosk_visits_reservation').on(t.reservationId),
    index('kiosk_visits_user').on(t.userId),
  ],
)
