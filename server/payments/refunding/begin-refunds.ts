import type { PaymentMethod } from '@mikvah/rules/payments/methods.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import type { Moment } from '../../request/context.ts'
import { noticeRefundFailed } from '../ledger/notices.ts'
import { type AttemptRow, attemptsOfReservations, paymentsOfReservations } from '../ledger/store.ts'
import { openRefund } from './open-refund.ts'

type Wanted = {
  reservationId: string
  cents: Cents
  note: string
  /** As what the money was paid that goes back; tips and gifts only where there is no visit left to have paid for. */
  paidAs?: readonly PaymentMethod[]
}

/**
 * Opens the rows by which money goes back to the cards it came from, the last charge first, however many others are on
 * their way; the visit is locked, so that nobody opens more beside it. The processor is asked by the outbox once they
 * are committed. What no card can give back is told to the office.
 */
export async function beginRefunds(
  tx: Tx,
  moment: Moment,
  { reservationId, cents, note, paidAs = ['CreditCard'] }: Wanted,
): Promise<void> {
  const all = await attemptsOfReservations(tx, [reservationId])
  const rows = await paymentsOfReservations(tx, [reservationId])
  const charges = all.filter(
    ({ kind, state, purpose }) =>
      kind === 'charge' && state === 'approved' && purpose !== 'membership',
  )
  let wanted = cents
  for (const charge of charges.toReversed()) {
    const paid = rows.filter(
      ({ attemptId, method }) => attemptId === charge.id && paidAs.includes(method),
    )
    for (const { id, cents } of paid) {
      const part = Math.min(cents - goneOf(id, all), wanted)
      if (part <= 0) continue
      await openRefund(tx, moment, charge, { cents: part, note, paymentId: id })
      wanted -= part
    }
  }
  if (wanted > 0) await noticeRefundFailed(tx, moment, newId(), wanted)
}

/** What of a row of the ledger has gone back or is on its way. */
export const goneOf = (paymentId: string, all: readonly AttemptRow[]): Cents =>
  all
    .filter(
      ({ kind, facts, state }) =>
        kind === 'refund' &&
        facts.paymentId === paymentId &&
        (state === 'open' || state === 'approved'),
    )
    .reduce((sum, { cents }) => sum + cents, 0)
