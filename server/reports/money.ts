import { methodEffects, type PaymentMethod, tenders } from '@mikvah/rules/payments/methods.ts'
import type { Db } from '../db/database.ts'
import { alias } from '../db/drizzle/columns.ts'
import { and, between, eq, inArray, isNotNull, ne, or, sql } from '../db/drizzle/queries.ts'
import type { Days } from '../nights/days-asked.ts'
import { payments } from '../payments/table.ts'

const methods = Object.keys(methodEffects) as PaymentMethod[]
/** The payment methods by which money comes in (`pays`), or by which it is given back (`refunds`). */
export const methodsThat = (effect: 'pays' | 'refunds') =>
  methods.filter((method) => methodEffects[method] === effect)

const approvedIn = ({ from, to }: Days) =>
  and(between(payments.day, from, to), eq(payments.status, 'Approved'))

const sumOf = (which: readonly PaymentMethod[]) =>
  sql<number>`coalesce(sum(${payments.cents}) filter (where ${inArray(payments.method, [...which])}), 0)::float8`

const original = alias(payments, 'original')
const refund = alias(payments, 'refund')

/**
 * What each refund gives back of which payment. Read from the few refunds there are: joined to all payments, the whole
 * table would be looked up in itself.
 */
const refundedIn = (db: Db, { from, to }: Days) =>
  db
    .select({
      refundId: refund.id,
      method: original.method,
      tipNote: original.tipNote,
      reference: original.reference,
    })
    .from(refund)
    .innerJoin(original, eq(original.id, refund.refundOf))
    .where(and(isNotNull(refund.refundOf), between(refund.day, from, to)))
    .as('refunded')

type Refunded = ReturnType<typeof refundedIn>

/** What was paid by this method, less what was given back of it. */
const sumLeftOf = (refunded: Refunded, method: PaymentMethod) =>
  sql<number>`coalesce(sum(case
    when ${payments.method} = ${method} then ${payments.cents}
    when ${inArray(payments.method, methodsThat('refunds'))} and ${refunded.method} = ${method} then -${payments.cents}
    end), 0)::float8`

/**
 * For each business day with an approved payment, in cents: what was taken, what was refunded, and what is left of tips
 * and of donations after refunds of them. A day without payments has no row.
 */
export function moneyByDay(db: Db, days: Days) {
  const refunded = refundedIn(db, days)
  return db
    .select({
      date: payments.day,
      taken: sumOf(methodsThat('pays')),
      refunded: sumOf(methodsThat('refunds')),
      tips: sumLeftOf(refunded, 'Tip'),
      donations: sumLeftOf(refunded, 'Donation'),
    })
    .from(payments)
    .leftJoin(refunded, eq(refunded.refundId, payments.id))
    .where(approvedIn(days))
    .groupBy(payments.day)
}

/**
 * What is left of tips in cents, by whom they were given to (`choice`, the payment's `tipNote`); refunds of tips are
 * taken off.
 */
export function tipsLeft(db: Db, days: Days) {
  const refunded = refundedIn(db, days)
  return db
    .select({
      choice: sql<string | null>`coalesce(${refunded.tipNote}, ${payments.tipNote})`,
      cents: sumLeftOf(refunded, 'Tip'),
    })
    .from(payments)
    .leftJoin(refunded, eq(refunded.refundId, payments.id))
    .where(and(approvedIn(days), or(eq(payments.method, 'Tip'), eq(refunded.method, 'Tip'))))
    .groupBy(sql`1`)
}

/** For each method the number of approved payments, and their sum in cents. */
export const moneyByMethod = (db: Db, days: Days) =>
  db
    .select({
      method: payments.method,
      count: sql<number>`count(*)::int4`,
      cents: sql<number>`sum(${payments.cents})::float8`,
    })
    .from(payments)
    .where(approvedIn(days))
    .groupBy(payments.method)

/**
 * What came in and went back in cents, by method and, where a payment's reference says so, by what it was made with. A
 * refund counts with the method and reference of the payment that it gives back.
 */
export function moneyByTender(db: Db, days: Days) {
  const refunded = refundedIn(db, days)
  const paidAs = sql<PaymentMethod>`coalesce(${refunded.method}, ${payments.method})`
  const ofRow = sql<string | null>`coalesce(${refunded.reference}, ${payments.reference})`
  return db
    .select({
      method: paidAs,
      reference: sql<string | null>`case when ${inArray(ofRow, [...tenders])} then ${ofRow} end`,
      taken: sumOf(methodsThat('pays')),
      givenBack: sumOf(methodsThat('refunds')),
    })
    .from(payments)
    .leftJoin(refunded, eq(refunded.refundId, payments.id))
    .where(and(approvedIn(days), ne(payments.method, 'Fee')))
    .groupBy(sql`1`, sql`2`)
}
