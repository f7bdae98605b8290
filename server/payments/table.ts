import {
  type PaymentMethod,
  paymentMethods,
  paymentStatuses,
} from '@mikvah/rules/payments/methods.ts'
import type { Part } from '@mikvah/rules/payments/split.ts'
import { day, instant } from '../db/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'
import { users } from '../people/table.ts'
import { reservations } from '../reservations/table.ts'

/** The year of a membership that a charge buys, stored with its attempt for whoever closes it. */
export type MembershipPurchase = {
  level: string
  autoRenew: boolean
  /** The address for the confirmation; null when the program renews. */
  email: string | null
  /** For a renewal by the program: the expiration that was announced, and the day of the try. */
  renewal?: { expiration: string; day: string }
}

export type LedgerMethod = PaymentMethod

/** The ledger rows that a charge becomes once it is approved. */
export type Split = Part[]

/** What is stored with an attempt for whoever closes it. No card, token or secret is in it. */
export type AttemptFacts = {
  note?: string | null
  tipNote?: string | null
  /** The account that asked; null for a donor who isn't signed in. */
  by?: string | null
  /** The session of the kiosk that asked, as kiosks may share an account. */
  session?: string
  donor?: Partial<Record<'firstName' | 'lastName' | 'phone' | 'email', string>>
  save?: boolean
  /** Whether somebody is there to answer her bank. */
  present?: boolean
  /** Whether it is an intent that a wallet or a reader confirms. */
  wallet?: boolean
  /** The card reader that was asked, and whether it has said that it asks. */
  reader?: string
  collecting?: boolean
  /** The limits that count one more when the card is refused. */
  buckets?: string[]
  /**
   * On an intent that a browser confirms: how many refused cards the processor has told of, and how many are counted.
   */
  cardsTold?: number
  cardsCounted?: number
  /** How much a Friend donation in the same charge takes off the price, as a positive amount. */
  discountCents?: number
  /** The processor's code of the refusal. */
  declineCode?: string
  /** What the processor said against the charge, for an administrator only. */
  processorSaid?: string
  /**
   * How much of the charge the desk put on a saved card beyond the price of a visit; it counts towards the day's limit.
   */
  deskCents?: number
  /** For a refund, when the last try was sent, by the real clock; null once it was answered. */
  askedAt?: number | null
  /** For a refund, the ledger row that goes back. */
  paymentId?: string | null
  /** For a membership, what is bought. */
  membership?: MembershipPurchase
  /** Whether the money came when it was no longer wanted: it bought nothing, and was refunded whole. */
  unwanted?: true
  /** Whether its year stands although its money has gone back: another had been paid for since. */
  yearStands?: true
}

/**
 * An attempt to move money, written before the processor is asked and closed with its answer. While the outcome is
 * unknown it stays open, until a look-up or a webhook settles it; it is never charged a second time.
 */
export const attempts = pgTable(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['charge', 'refund'] }).notNull(),
    purpose: text('purpose', {
      enum: ['visit', 'donation', 'membership', 'kallah', 'other'],
    }).notNull(),
    state: text('state', { enum: ['open', 'approved', 'declined', 'error'] }).notNull(),
    processor: text('processor', { enum: ['stripe', 'cardknox'] }).notNull(),
    userId: text('user_id').references(() => users.id),
    reservationId: text('reservation_id').references(() => reservations.id),
    /** For a refund, the attempt that goes back. */
    refundOf: text('refund_of'),
    cents: integer('cents').notNull(),
    split: jsonb('split').$type<Split>().notNull(),
    facts: jsonb('facts').$type<AttemptFacts>().notNull().default({}),
    intentId: text('intent_id'),
    transactionId: text('transaction_id'),
    error: text('error'),
    /** True once the processor may have been asked: from then on only an answer or a look-up closes it. */
    asked: boolean('asked').notNull().default(false),
    /** When the attempt was opened, by the real clock; for a refund, when the processor was first asked for it. */
    openedAt: instant('opened_at').notNull(),
    /** When the intent is canceled at the processor, by the real clock. */
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
    /** When the attempt is looked up next, by the real clock. */
    lookAt: instant('look_at'),
  },
  (t) => [
    uniqueIndex('attempts_open_reservation')
      .on(t.reservationId)
      .where(sql`${t.state} = 'open' and ${t.kind} = 'charge' and ${t.reservationId} is not null`),
    uniqueIndex('attempts_open_user')
      .on(t.userId)
      .where(
        sql`${t.state} = 'open' and ${t.kind} = 'charge' and ${t.reservationId} is null and ${t.userId} is not null`,
      ),
    uniqueIndex('attempts_transaction')
      .on(t.processor, t.kind, t.transactionId)
      .where(sql`${t.transactionId} is not null`),
    uniqueIndex('attempts_intent')
      .on(t.processor, t.intentId)
      .where(sql`${t.intentId} is not null and ${t.kind} = 'charge'`),
    index('attempts_refund_of').on(t.refundOf).where(sql`${t.kind} = 'refund'`),
    index('attempts_reservation').on(t.reservationId),
    index('attempts_look').on(t.lookAt).where(sql`${t.state} = 'open'`),
    oneOf('attempts_kind', t.kind),
    oneOf('attempts_processor', t.processor),
    oneOf('attempts_purpose', t.purpose),
    oneOf('attempts_state', t.state),
    check('attempts_cents', sql`${t.cents} > 0`),
  ],
)

/** The ledger. Every balance is derived from these rows; no sum is stored anywhere else. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    attemptId: text('attempt_id').references(() => attempts.id),
    userId: text('user_id').references(() => users.id),
    reservationId: text('reservation_id').references(() => reservations.id),
    method: text('method', { enum: paymentMethods }).notNull(),
    status: text('status', { enum: paymentStatuses }).notNull(),
    /** The amount, which is never negative; the method says in which direction it went. */
    cents: integer('cents').notNull(),
    reference: text('reference'),
    note: text('note'),
    tipNote: text('tip_note'),
    error: text('error'),
    transactionId: text('transaction_id'),
    /** For a refund, the row that went back. */
    refundOf: text('refund_of'),
    day: day('day').notNull(),
    at: instant('at').notNull(),
    by: text('by'),
  },
  (t) => [
    index('payments_reservation').on(t.reservationId),
    index('payments_user').on(t.userId, t.day),
    index('payments_day').on(t.day),
    uniqueIndex('payments_attempt_method').on(t.attemptId, t.method),
    check('payments_cents', sql`${t.cents} >= 0`),
    oneOf('payments_method', t.method),
    oneOf('payments_status', t.status),
  ],
)

/** Saved cards of a processor that stores no customers: their tokens are stored here, sealed. */
export const cardVault = pgTable(
  'card_vault',
  {
    customerRef: text('customer_ref').notNull(),
    id: text('id').notNull(),
    token: text('token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    exp: text('exp').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerRef, t.id] })],
)

/** A processor's webhooks that were taken: one that is repeated (a replay) changes nothing. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  at: instant('at').notNull(),
})
