import type { QuoteLine } from '@mikvah/rules/price/price-of-visit.ts'
import { reservationStatuses, statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { day, instant } from '../db/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { isOneOf, oneOf, whileOneOf } from '../db/one-of.ts'
import { locations } from '../locations/table.ts'
import { users } from '../people/table.ts'

/** What a visit had before a move, beside its status. */
export type BeforeMove = {
  timeArrived: Ms | null
  waitingCode: string | null
  timeCompleted: Ms | null
  readySince: Ms | null
  language: Language | null
  /** The room she was in; null for none. */
  roomId: number | null
  /** The status of the room she came into. */
  roomStatus: RoomStatus | null
  /** The pool she was in, and the one that was kept for her; rows from before pools were kept have neither. */
  pool?: number | null
  keptPool?: number | null
  /** Her cubicle and her preassigned room, where the move gave them up. */
  cubicle: number | null
  kept: number | null
}

/** The visits, a row for each from its booking to the going home; an edit is a row of its own. */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    /** The code of the visit: four digits, unique in the business day. */
    code: text('code').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** The business day of the visit. */
    night: day('night').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** When the visit is planned to end: its length after startsAt, without cleaning. */
    endsAt: instant('ends_at').notNull(),
    /** Whether this is a kallah's request that waits for its hour; it takes no place. */
    placeholder: boolean('placeholder').notNull().default(false),
    status: text('status', { enum: reservationStatuses }).notNull(),
    /** When a hold ends, by the app's clock; null without a limit. Afterwards a Pending row doesn't count. */
    holdUntil: instant('hold_until'),
    bath: boolean('bath').notNull().default(false),
    handicapped: boolean('handicapped').notNull().default(false),
    kallah: boolean('kallah').notNull().default(false),
    segula: boolean('segula').notNull().default(false),
    privateRoom: boolean('private_room').notNull().default(false),
    chabadBor: boolean('chabad_bor').notNull().default(false),
    parking: boolean('parking').notNull().default(false),
    salonManicure: boolean('salon_manicure').notNull().default(false),
    salonPedicure: boolean('salon_pedicure').notNull().default(false),
    salonBoth: boolean('salon_both').notNull().default(false),
    doubleSlot: boolean('double_slot').notNull().default(false),
    useDiscountPrice: boolean('use_discount_price').notNull().default(false),
    member: boolean('member').notNull().default(false),
    firstTime: boolean('first_time').notNull().default(false),
    advance: boolean('advance').notNull().default(true),
    notes: text('notes'),
    reservationNotes: text('reservation_notes'),
    userNotes: text('user_notes'),
    /** The visit that this one replaces once it is Reserved. */
    replacingId: text('replacing_id'),
    /** Whether the visit that this one replaced had already missed the refund deadline. */
    refundMissed: boolean('refund_missed').notNull().default(false),
    /** Whether the visit was booked in time, so that no edit adds the late surcharge. */
    bookedInTime: boolean('booked_in_time').notNull().default(true),
    /** The price lines as quoted when it was booked, and what she has pledged since. */
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    donationNote: text('donation_note'),
    timeArrived: instant('time_arrived'),
    waitingCode: text('waiting_code'),
    timeCompleted: instant('time_completed'),
    /** The room she is in, from Assigned to Dressing; where she was before is in the placements. */
    roomId: integer('room_id'),
    /** The pool she is in, while she is in the water. */
    pool: integer('pool'),
    /** The pool that is kept for her while she is on her way to it. */
    keptPool: integer('kept_pool'),
    /** Since when she has been ready for the water: her place in the queue, which a call doesn't change. */
    readySince: instant('ready_since'),
    /** The language of the screen in her room, as she chose at check-in. */
    language: text('language', { enum: languages }),
    statusSince: instant('status_since').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
    createdIp: text('created_ip'),
  },
  (t) => [
    index('reservations_night').on(t.night, t.locationId),
    index('reservations_user').on(t.userId, t.night),
    index('reservations_replacing').on(t.replacingId).where(sql`${t.replacingId} is not null`),
    index('reservations_holds').on(t.holdUntil).where(sql`${t.status} = 'Pending'`),
    index('reservations_here').on(t.night).where(isOneOf(t.status, statusGroups.inTheBuilding)),
    uniqueIndex('reservations_code').on(t.night, t.code),
    uniqueIndex('reservations_room').on(t.roomId),
    unique('reservations_with_room').on(t.id, t.roomId),
    whileOneOf('reservations_in_room', {
      status: t.status,
      is: statusGroups.inRoom,
      has: t.roomId,
    }),
    uniqueIndex('reservations_pool')
      .on(t.locationId, t.night, t.pool)
      .where(sql`${t.pool} is not null`),
    whileOneOf('reservations_in_pool', { status: t.status, is: ['InMikvah'], has: t.pool }),
    oneOf('reservations_status', t.status),
    oneOf('reservations_language', t.language),
    uniqueIndex('reservations_kept_pool')
      .on(t.locationId, t.night, t.keptPool)
      .where(sql`${t.keptPool} is not null`),
    check('reservations_pool_number', sql`${t.pool} > 0`),
    check('reservations_kept_pool_number', sql`${t.keptPool} > 0`),
    check('reservations_interval', sql`${t.startsAt} < ${t.endsAt}`),
    check('reservations_salon', sql`not (${t.salonManicure} and ${t.salonBoth})`),
  ],
)

/** The history: a row for each change, written in the transaction of the change. */
export const statusHistory = pgTable(
  'status_history',
  {
    id: text('id').primaryKey(),
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    previous: text('previous', { enum: reservationStatuses }),
    next: text('next', { enum: reservationStatuses }).notNull(),
    previousSince: instant('previous_since'),
    at: instant('at').notNull(),
    by: text('by'),
    ip: text('ip'),
    attendant: text('attendant'),
    note: text('note'),
    /** What the move overwrote, so that it can be taken back. */
    before: jsonb('before').$type<BeforeMove>(),
    /** The move that this row takes back. */
    undoes: text('undoes'),
    /**
     * Whether the row was entered from the sheet of a night without screens: `at` is when it was entered, not when it
     * happened.
     */
    onPaper: boolean('on_paper').notNull().default(false),
  },
  (t) => [
    oneOf('status_history_previous', t.previous),
    oneOf('status_history_next', t.next),
    uniqueIndex('status_history_undoes').on(t.undoes),
    index('status_history_reservation').on(t.reservationId, t.at),
  ],
)
