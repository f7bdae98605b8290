import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import { type paymentsByUser, paymentsList } from '@mikvah/contract/payments.ts'
import { historyBegins } from '@mikvah/rules/reservation/history-begins.ts'
import { daysWith } from '../../db/days-with.ts'
import { daysAsked } from '../../nights/days-asked.ts'
import { ownerOf } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { payments } from '../table.ts'
import { paymentsOfDays, paymentsOfUser } from './store.ts'
import { paymentView } from './view.ts'

const always = '9999-12-31'

/**
 * One patron's payments between two business days, both included, the newest first; without them all since 2019.
 * Refuses as `ownerOf` does.
 */
export async function listPaymentsOfUser(
  { db }: Parts,
  ctx: SignedInContext,
  { user, dt = historyBegins, dtTo = always }: QueryOf<typeof paymentsByUser>,
) {
  const owner = await ownerOf(db.orm, ctx, user)
  const rows = await paymentsOfUser(db.orm, owner.id, { from: dt, to: dtTo })
  return rows.map((row) => paymentView(row, ctx))
}

/** All payments of the days that are asked for, the newest first; a list for each day, read as it is asked for. */
export function listPayments(
  { db: { orm } }: Pick<Parts, 'db'>,
  ctx: SignedInContext,
  query: QueryOf<typeof paymentsList>,
) {
  const days = daysAsked(paymentsList, ctx, query)
  return rows()

  async function* rows() {
    const of = payments.day
    for await (const day of daysWith(orm, { ...days, of, atOnce: 1, newestFirst: true })) {
      const rows = await paymentsOfDays(orm, day)
      yield rows.map((row) => paymentView(row, ctx))
    }
  }
}
