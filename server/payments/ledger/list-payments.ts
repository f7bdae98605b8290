import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { paymentsByUser, paymentsList } from '@mikvah/contract/payments.ts'
import { daysBetween } from '@mikvah/rules/time/business-day.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { ownerOf } from '../../people/owner.ts'
import { wrong } from './payer.ts'
import { paymentsOfDays, paymentsOfUser } from './store.ts'
import { paymentTold } from './view.ts'

const historyBegins = '2019-01-01'
const always = '9999-12-31'
const mostDays = 400

/** One patron's payments, the newest first. */
export async function listPaymentsOfUser(
  { db }: Parts,
  asked: AskedBySomeone,
  { user, dt = historyBegins, dtTo = always }: QueryOf<typeof paymentsByUser>,
) {
  const owner = await ownerOf(db.orm, asked, user)
  const rows = await paymentsOfUser(db.orm, owner.id, { from: dt, to: dtTo })
  return rows.map((row) => paymentTold(row, asked))
}

/** Everyone's, for some days. */
export async function listPayments(
  { db }: Parts,
  asked: AskedBySomeone,
  { dt, dtTo = dt }: QueryOf<typeof paymentsList>,
) {
  if (daysBetween(dt, dtTo) >= mostDays) throw wrong('dtTo', `At most ${mostDays} days.`)
  const rows = await paymentsOfDays(db.orm, { from: dt, to: dtTo })
  return rows.map((row) => paymentTold(row, asked))
}
