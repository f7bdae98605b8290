import { supplyStatuses } from '@mikvah/rules/supplies/requests.ts'
import { instant } from '../db/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'
import { reservations } from '../reservations/table.ts'
import { rooms } from '../rooms/table.ts'

/** Requests of rooms. One that a patron makes belongs to her visit, and moves with it. */
export const supplyRequests = pgTable(
  'supply_requests',
  {
    id: serial('id').primaryKey(),
    /** The room it was made from. */
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id),
    /** The visit that was in the room; null for an empty room. */
    reservationId: text('reservation_id').references(() => reservations.id),
    /** A thing of the list (rules/supplies), or a call: `call`, `attendant`. */
    item: text('item').notNull(),
    isCallRequest: boolean('is_call_request').notNull().default(false),
    isAttendantRequest: boolean('is_attendant_request').notNull().default(false),
    status: text('status', { enum: supplyStatuses }).notNull().default('open'),
    requestedAt: instant('requested_at').notNull(),
    completedAt: instant('completed_at'),
    canceledAt: instant('canceled_at'),
    by: text('by'),
  },
  (t) => [
    index('supply_requests_reservation').on(t.reservationId),
    uniqueIndex('supply_requests_of_visit')
      .on(t.reservationId, t.item)
      .where(sql`${t.status} = 'open' and ${t.reservationId} is not null`),
    uniqueIndex('supply_requests_of_room')
      .on(t.roomId, t.item)
      .where(sql`${t.status} = 'open' and ${t.reservationId} is null`),
    oneOf('supply_requests_status', t.status),
    check(
      'supply_requests_ended',
      sql`(${t.status} = 'complete') = (${t.completedAt} is not null)
        and (${t.status} = 'canceled') = (${t.canceledAt} is not null)`,
    ),
  ],
)
