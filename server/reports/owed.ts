import { methodEffects } from '@mikvah/rules/payments/methods.ts'
import { statusesOf } from '@mikvah/rules/reports/outcome.ts'
import type { Db } from '../db/database.ts'
import { alias } from '../db/drizzle/columns.ts'
import { and, between, eq, inArray, sql } from '../db/drizzle/queries.ts'
import type { Days } from '../nights/days-asked.ts'
import { attempts, payments } from '../payments/table.ts'
import { reservations } from '../reservations/table.ts'

const paidAs = (method: string) =>
  sql`coalesce(sum(${payments.cents}) filter (where ${eq(payments.method, sql.raw(`'${method}'`))}), 0)`

const withEffect = (effect: (typeof methodEffects)[keyof typeof methodEffects]) =>
  sql`coalesce(sum(${payments.cents}) filter (where ${payments.method} in (${sql.raw(
    Object.entries(methodEffects)
      .filter(([, does]) => does === effect)
      .map(([method]) => `'${method}'`)
      .join(', '),
  )})), 0)`

const original = alias(payments, 'original')
const charge = alias(attempts, 'charge')
/** Money that nobody wanted pays for nothing, whether or not it has gone back. */
const isWanted = sql`coalesce(${charge.facts} ->> 'unwanted', '') <> 'true'`
/** What was given back of gifts: nobody is asked for it again. */
const giftsBack = sql`coalesce(sum(${payments.cents}) filter (
  where ${payments.method} = 'CreditRefund' and ${original.method} in ('Donation', 'Tip')), 0)`

const linesAs = (which: string) =>
  sql`coalesce(sum(line.cents) filter (where ${sql.raw(which)}), 0)`

/**
 * What is still owed for visits that came, in cents: the rule of the balance (rules/price/balance.ts) as a query. A
 * gift counts as the larger of what was pledged and what was paid for it, less what was given back of it. One visit's
 * credit doesn't pay for another. A refund on its way isn't in the ledger yet, and counts once it has gone.
 */
export async function owedOfNights(db: Db, { from, to }: Days): Promise<number> {
  const { night, status, id, lines } = reservations
  const came = inArray(status, statusesOf('came', { over: true }))
  const visit = db.$with('visit').as(
    db
      .select({
        id,
        charges: linesAs(`line.code not in ('donation', 'tip')`).as('charges'),
        donation: linesAs(`line.code = 'donation'`).as('donation'),
        tip: linesAs(`line.code = 'tip'`).as('tip'),
      })
      .from(reservations)
      .leftJoin(sql`jsonb_to_recordset(${lines}) as line(code text, cents int4)`, sql`true`)
      .where(and(between(night, from, to), came))
      .groupBy(id),
  )
  const money = db.$with('money').as(
    db
      .select({
        of: payments.reservationId,
        given: paidAs('Donation').as('given'),
        tipped: paidAs('Tip').as('tipped'),
        giftsBack: giftsBack.as('gifts_back'),
        paid: sql`${withEffect('pays')} - ${withEffect('refunds')} - ${withEffect('charges')}`.as(
          'paid',
        ),
      })
      .from(payments)
      .innerJoin(visit, eq(visit.id, payments.reservationId))
      .leftJoin(original, eq(original.id, payments.refundOf))
      .leftJoin(charge, eq(charge.id, sql`coalesce(${original.attemptId}, ${payments.attemptId})`))
      .where(and(eq(payments.status, 'Approved'), isWanted))
      .groupBy(payments.reservationId),
  )
  const [row] = await db
    .with(visit, money)
    .select({
      owed: sql<number>`coalesce(sum(greatest(0, ${visit.charges}
        + greatest(${visit.donation}, coalesce(${money.given}, 0))
        + greatest(${visit.tip}, coalesce(${money.tipped}, 0))
        - coalesce(${money.giftsBack}, 0) - coalesce(${money.paid}, 0))), 0)::float8`,
    })
    .from(visit)
    .leftJoin(money, eq(money.of, visit.id))
  return row?.owed ?? 0
}
