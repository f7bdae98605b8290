import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { accountKinds, roles } from '@mikvah/rules/people/roles.ts'
import { languages } from '@mikvah/rules/words/language.ts'
import { day, instant } from '../db/columns.ts'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf, someOf } from '../db/one-of.ts'

/** Old rows have ten zeros for whoever gave no number; the program reads them as no number. */
const phoneNumber = customType<{ data: string | null; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (phone) => (isNobodysNumber(phone) ? null : phone),
})

/**
 * Patrons, staff and devices. A patron's user name is her phone number in digits; a guest without a number, and one who
 * was taken off the record, have one made from the id.
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: accountKinds }).notNull(),
    userName: text('user_name').notNull(),
    phone: phoneNumber('phone'),
    passwordHash: text('password_hash'),
    roles: text('roles', { enum: roles }).array().notNull().default(sql`'{}'::text[]`),
    disabled: boolean('disabled').notNull().default(false),
    /** Tokens made before this moment (real clock) are revoked. */
    tokensFrom: instant('tokens_from'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
    language: text('language', { enum: languages }).notNull().default('en'),
    notes: text('notes'),
    internalNote: text('internal_note'),
    /** Several plates are joined by a vertical bar. */
    plateNumber: text('plate_number'),
    notificationReservations: boolean('notification_reservations').notNull().default(true),
    notificationDayBefore: boolean('notification_day_before').notNull().default(true),
    notificationDayOf: boolean('notification_day_of').notNull().default(true),
    /** Whether she has chosen to get these three notices by e-mail as well. */
    notificationByEmail: boolean('notification_by_email').notNull().default(false),
    testUser: boolean('test_user').notNull().default(false),
    /** Her customer id at the card processor. */
    customerRef: text('customer_ref'),
    membershipLevel: text('membership_level'),
    membershipExpiration: day('membership_expiration'),
    membershipPaidUntil: day('membership_paid_until'),
    membershipAutoRenew: boolean('membership_auto_renew').notNull().default(false),
    membershipInstallments: integer('membership_installments').notNull().default(1),
    /** The expiration whose renewal was announced, and on which day. */
    renewalNoticedFor: day('renewal_noticed_for'),
    renewalNoticedOn: day('renewal_noticed_on'),
    /** The last day on which her renewal was looked at and nothing was left to do. */
    renewalSeenOn: day('renewal_seen_on'),
    createdAt: instant('created_at').notNull(),
    lastSignIn: instant('last_sign_in'),
    /**
     * Since when her number may be somebody else's: set when she signs in after a year, or when she comes from a
     * list; null once she has confirmed it.
     */
    unconfirmedSince: instant('unconfirmed_since'),
    /** When her data was erased; only the id of this row is left of her. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    uniqueIndex('users_user_name').on(sql`lower(${t.userName})`),
    index('users_expiration').on(t.membershipExpiration),
    oneOf('users_kind', t.kind),
    someOf('users_roles', t.roles, roles),
    oneOf('users_language', t.language),
  ],
)
