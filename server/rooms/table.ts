import { roomStatuses } from '@mikvah/rules/room/statuses.ts'
import { languages } from '@mikvah/rules/words/language.ts'
import { sections } from '../attendants/table.ts'
import { instant } from '../db/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'
import { locations } from '../locations/table.ts'
import { users } from '../people/table.ts'
import { reservations } from '../reservations/table.ts'

/**
 * The rooms. An Occupied room refers to its visit, and the visit to its room: two foreign keys checked at commit
 * (migration the-floor), which Drizzle can't express.
 */
export const rooms = pgTable(
  'rooms',
  {
    id: integer('id').primaryKey(),
    /** The number on its door. */
    number: text('number').notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    sectionId: text('section_id')
      .notNull()
      .references(() => sections.id),
    bath: boolean('bath').notNull().default(false),
    handicapped: boolean('handicapped').notNull().default(false),
    privateRoom: boolean('private_room').notNull().default(false),
    kallah: boolean('kallah').notNull().default(false),
    active: boolean('active').notNull().default(true),
    status: text('status', { enum: roomStatuses }).notNull().default('Available'),
    statusSince: instant('status_since').notNull(),
    reservationId: text('reservation_id'),
    light: boolean('light').notNull().default(false),
    /** The points of its doors, to the corridor and to the water. */
    dryDoor: text('dry_door'),
    wetDoor: text('wet_door'),
    extension: text('extension'),
    /** The point of its light; null where it can't be switched from here. */
    lightPoint: text('light_point'),
    language: text('language', { enum: languages }).notNull().default('en'),
    /** Until when its screen takes staff's taps, after the passcode was entered. */
    staffUntil: instant('staff_until'),
  },
  (t) => [
    uniqueIndex('rooms_number').on(t.locationId, t.number),
    index('rooms_section').on(t.sectionId),
    uniqueIndex('rooms_reservation').on(t.reservationId),
    unique('rooms_with_reservation').on(t.id, t.reservationId),
    oneOf('rooms_status', t.status),
    oneOf('rooms_language', t.language),
    check('rooms_id', sql`${t.id} > 0`),
    check('rooms_occupied', sql`(${t.status} = 'Occupied') = (${t.reservationId} is not null)`),
  ],
)

/** A row for each time a visit was placed into a room; `until` is null while the visit is there. */
export const placements = pgTable(
  'room_placements',
  {
    id: text('id').primaryKey(),
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id),
    since: instant('since').notNull(),
    until: instant('until'),
    by: text('by'),
  },
  (t) => [
    index('room_placements_reservation').on(t.reservationId, t.since),
    uniqueIndex('room_placements_room').on(t.roomId).where(sql`${t.until} is null`),
    uniqueIndex('room_placements_open').on(t.reservationId).where(sql`${t.until} is null`),
  ],
)

/**
 * A room preassigned to a visit, for the time of the visit and the cleaning after it. An exclusion constraint keeps
 * two of one room from overlapping (migration the-desk), which Drizzle can't express.
 */
export const preassignments = pgTable(
  'preassignments',
  {
    reservationId: text('reservation_id')
      .primaryKey()
      .references(() => reservations.id),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    at: instant('at').notNull(),
    by: text('by'),
  },
  (t) => [
    index('preassignments_room').on(t.roomId, t.startsAt),
    check('preassignments_interval', sql`${t.startsAt} < ${t.endsAt}`),
  ],
)

/** The account that the screen in a room signs in as. */
export const roomAccounts = pgTable(
  'room_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id),
  },
  (t) => [index('room_accounts_room').on(t.roomId)],
)

/** Who told a door to open for a visit, and when; a row stays where the door failed to. */
export const accessLog = pgTable(
  'access_log',
  {
    id: text('id').primaryKey(),
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    door: text('door').notNull(),
    by: text('by'),
    at: instant('at').notNull(),
  },
  (t) => [index('access_log_reservation').on(t.reservationId, t.at)],
)
