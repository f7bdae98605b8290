import { splitMoved } from '@mikvah/rules/payments/split.ts'
import { takesPlace } from '@mikvah/rules/reservation/hold.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { Tx } from '../../db/database.ts'
import type { Approved } from '../../integrations/payments/card-processor.ts'
import type { Moment } from '../../request/context.ts'
import { isBesideVisitUnderWay } from '../../reservations/beside-visit-under-way.ts'
import { factsOf } from '../../reservations/facts-of.ts'
import { lockReservation, type ReservationRow } from '../../reservations/store.ts'
import { rememberCustomer } from '../cards/remember-customer.ts'
import { balanceOfVisit } from '../ledger/balance-of-visit.ts'
import { noticeLateMoney, noticeRefunded } from '../ledger/notices.ts'
import {
  type AttemptRow,
  addPayments,
  changeAttempt,
  dropFailures,
  type PaymentRow,
} from '../ledger/store.ts'
import { openRefund } from '../refunding/open-refund.ts'
import type { Split } from '../table.ts'
import { placeStillFits } from './place-still-fits.ts'
import { finishPurchase, wantsPurchase } from './purposes.ts'
import { paymentsOf, referenceOf, type Written } from './rows-of-outcome.ts'
import { settleVisit } from './settle-visit.ts'

/**
 * Writes approved money into the ledger and does what it was paid for. Money for a visit that no longer needs it, or
 * for a year that she has bought again meanwhile, is written down too, and its refund is opened.
 */
export async function takeMoney(
  tx: Tx,
  moment: Moment,
  attempt: AttemptRow,
  { transactionId, amount, card, customerRef }: Approved,
): Promise<void> {
  await dropFailures(tx, attempt.id)
  const { userId, processor } = attempt
  const visit = attempt.reservationId ? await lockReservation(tx, attempt.reservationId) : null
  const split = splitMoved(attempt.split, amount)
  const reference = referenceOf(card)
  const write = (rows: Split) =>
    writeRows(tx, moment, { attempt, rows, transactionId, reference, visit })

  const wanted = visit
    ? await wants(tx, moment, visit, attempt, split)
    : await wantsPurchase(tx, attempt)
  // Visits are locked before the account.
  await rememberCustomer(tx, moment, { userId, customerRef, processor })
  if (!wanted) {
    const [row] = await write([{ method: 'CreditCard', cents: amount }])
    await changeAttempt(tx, attempt.id, { facts: { ...attempt.facts, unwanted: true } })
    const charge = { ...attempt, transactionId, cents: amount }
    const refund = await openRefund(tx, moment, charge, {
      cents: amount,
      note: 'late payment',
      paymentId: row?.id ?? null,
    })
    await noticeRefunded(tx, moment, refund)
    await noticeLateMoney(tx, moment, attempt.id, amount)
    return
  }
  await write(split)
  if (visit) await settleVisit(tx, moment, visit, attempt.facts.discountCents ?? 0)
  else await finishPurchase(tx, moment, attempt)
}

const writeRows = (tx: Tx, moment: Moment, written: Written): Promise<PaymentRow[]> =>
  addPayments(tx, paymentsOf(moment, written))

/** Whether a visit needs the money: it owes it, and has its place or can have it back once it is paid. */
async function wants(
  tx: Tx,
  moment: Moment,
  visit: ReservationRow,
  { state, facts }: AttemptRow,
  split: Split,
): Promise<boolean> {
  const forVisit = split.filter(({ method }) => method !== 'Tip' && method !== 'Donation')
  const paid = forVisit.reduce((sum, { cents }) => sum + cents, 0)
  const gifts = split.reduce((sum, { cents }) => sum + cents, 0) - paid
  if (await isBesideVisitUnderWay(tx, visit)) return false
  const { balanceCents } = await balanceOfVisit(tx, visit, facts.discountCents ?? 0)
  if (state !== 'open' && paid > 0 && balanceCents <= 0) return false

  const gone =
    isIn('givenUp', visit.status) ||
    (visit.status === 'Pending' && !takesPlace(factsOf(visit, state === 'open'), moment.now))
  if (!gone) return true
  const wouldBePaid = balanceCents - paid - gifts <= 0
  return wouldBePaid && visit.status !== 'Replaced' && placeStillFits(tx, moment, visit)
}
