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
  /** Which methods of payment are given back; tips and gifts only where no visit is left. */
  paidAs?: readonly PaymentMethod[]
  /** Whether charges that came when nobody wanted them are passed over. */
  leavesUnwanted?: boolean
}

/**
 * Opens refunds to the cards that the money came from, the last charge first, taking refunds under way into account.
 * The caller has locked the visit, so that nobody opens more at the same time. The outbox asks the processor after the
 * commit. The office is told of what can't go back to a card.
 */
export async function beginRefunds(
  tx: Tx,
  moment: Moment,
  { reservationId, cents, note, paidAs = ['CreditCard'], leavesUnwanted = false }: Wanted,
): Promise<void> {
  const all = await attemptsOfReservations(tx, [reservationId])
  const rows = await paymentsOfReservations(tx, [reservationId])
  const charges = all.filter(
    ({ kind, state, purpose, facts }) =>
      kind === 'charge' &&
      state === 'approved' &&
      purpose !== 'membership' &&
      !(leavesUnwanted && facts.unwanted),
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

/** How many cents of a ledger row have gone back or are on their way back, given the attempts of its visit. */
export const goneOf = (paymentId: string, all: readonly AttemptRow[]): Cents =>
  all
    .filter(
      ({ kind, facts, state }) =>
        kind === 'refund' &&
        facts.paymentId === paymentId &&
        (state === 'open' || state === 'approved'),
    )
    .reduce((sum, { cents }) => sum + cents, 0)
