import type { QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import { paymentsReport } from '@mikvah/contract/reports/reports.ts'
import { paymentMethods } from '@mikvah/rules/payments/methods.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { mostDaysOwed } from '@mikvah/rules/reports/most-days.ts'
import { tipsDivided } from '@mikvah/rules/reports/tips-divided.ts'
import { daysBetween } from '@mikvah/rules/time/business-day.ts'
import { daysAsked } from '../nights/days-asked.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { methodsThat, moneyByMethod, moneyByTender, tipsLeft } from './money.ts'
import { owedOfNights } from './owed.ts'
import { readWhole } from './read-whole.ts'
import { tendersUsed } from './tenders-view.ts'

/**
 * What was taken, given back and is still owed on these days, in dollars: by method, by tender, and tips divided. What
 * is owed is null for more than 400 days.
 */
export async function readPaymentsReport(
  { db }: Pick<Parts, 'db'>,
  moment: Moment,
  query: QueryOf<typeof paymentsReport>,
): Promise<ResultOf<typeof paymentsReport>> {
  const days = daysAsked(paymentsReport, moment, query)
  const { rows, made, tips, owed } = await readWhole(db, async (tx) => ({
    rows: await moneyByMethod(tx, days),
    made: await moneyByTender(tx, days),
    tips: await tipsLeft(tx, days),
    owed: daysBetween(days.from, days.to) < mostDaysOwed ? await owedOfNights(tx, days) : null,
  }))
  const sum = (of: readonly { cents: number }[]) => of.reduce((cents, row) => cents + row.cents, 0)
  const byMethods = (which: readonly string[]) =>
    rows.filter(({ method }) => which.includes(method))
  return {
    taken: dollarsOf(sum(byMethods(methodsThat('pays')))),
    refunded: dollarsOf(sum(byMethods(methodsThat('refunds')))),
    owed: owed === null ? null : dollarsOf(owed),
    methods: paymentMethods.flatMap((method) => {
      const of = byMethods([method])
      const count = of.reduce((all, row) => all + row.count, 0)
      return count === 0 ? [] : [{ method, count, amount: dollarsOf(sum(of)) }]
    }),
    tenders: tendersUsed(made),
    tips: tipsDivided(tips).map(({ share, given, afterDividing }) => ({
      ...{ share, given: dollarsOf(given) },
      afterDividing: afterDividing === null ? null : dollarsOf(afterDividing),
    })),
    tipsTotal: dollarsOf(sum(tips)),
  }
}
