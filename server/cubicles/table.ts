import { cubicleStatuses } from '@mikvah/rules/room/cubicles.ts'
import { check, integer, pgTable, text, uniqueIndex } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'
import { locations } from '../locations/table.ts'
import { reservations } from '../reservations/table.ts'

/** Cubicles for wig and bag. An Occupied one names the visit that has it. */
export const cubicles = pgTable(
  'cubicles',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    status: text('status', { enum: cubicleStatuses }).notNull().default('Available'),
    reservationId: text('reservation_id').references(() => reservations.id),
    /** The control point that opens its lock; null where it has no lock. */
    lock: text('lock'),
  },
  (t) => [
    uniqueIndex('cubicles_name').on(t.locationId, t.name),
    uniqueIndex('cubicles_reservation').on(t.reservationId),
    oneOf('cubicles_status', t.status),
    check('cubicles_id', sql`${t.id} > 0`),
    check('cubicles_occupied', sql`(${t.status} = 'Occupied') = (${t.reservationId} is not null)`),
  ],
)
