import type { Cents } from '@mikvah/rules/price/money.ts'
import { sumOf } from '@mikvah/rules/price/price-of-visit.ts'
import type { Tx } from '../../db/database.ts'
import { and, eq, inArray, isNotNull } from '../../db/drizzle/queries.ts'
import { attempts, payments } from '../table.ts'
import type { AttemptRow, PaymentRow } from './store.ts'

const paidOn = (tx: Tx, userId: string, day: string) =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.day, day), eq(payments.status, 'Approved')))

const openOf = (tx: Tx, userId: string, kind: AttemptRow['kind']) =>
  tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.kind, kind), eq(attempts.state, 'open')))

/**
 * The attempts of her charges that were approved on a business day, and of all that are open; read under the lock of
 * her account.
 */
export async function chargesOfDay(tx: Tx, userId: string, day: string): Promise<AttemptRow[]> {
  // Open ones are read first: one that ends between the two reads is then counted twice, never not at all.
  const open = await openOf(tx, userId, 'charge')
  const ids = (await paidOn(tx, userId, day)).flatMap(({ attemptId }) => attemptId ?? [])
  const ended = and(inArray(attempts.id, ids), eq(attempts.kind, 'charge'))
  return [...open, ...(await tx.select().from(attempts).where(ended))]
}

/**
 * How many cents the desk has given back already: of this payment, or on this day to its account together with what is
 * on its way there, whichever is more.
 */
export async function givenByDesk(tx: Tx, { id, userId }: PaymentRow, day: string): Promise<Cents> {
  const open = userId ? await openOf(tx, userId, 'refund') : []
  const ofPayment = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.refundOf, id), isByDesk))
  const ofDay = userId
    ? await tx
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.day, day), isByDesk))
    : []
  const onTheirWay = open.filter(({ facts }) => facts.by)
  return Math.max(sumOf(ofPayment), sumOf(ofDay) + sumOf(onTheirWay))
}

/** The program's own refunds name no account. */
const isByDesk = and(
  eq(payments.method, 'CreditRefund'),
  eq(payments.status, 'Approved'),
  isNotNull(payments.by),
)
