import { balanceOf } from '@mikvah/rules/price/balance.ts'
import type { Tx } from '../../db/database.ts'
import type { Moment } from '../../request/context.ts'
import { moneyOf } from '../ledger/money.ts'
import { attemptsOfReservations, paymentsOfReservations } from '../ledger/store.ts'
import { beginRefunds } from './begin-refunds.ts'

/**
 * Begins the refund of what cards paid for a visit that the program ends, tips and gifts too; the office is told of
 * what can't go back to a card. Money that came when nobody wanted it is left out, as its refund was begun when it
 * came: where that failed the office knows, and may have given it back by hand.
 */
export async function giveBackAll(
  tx: Tx,
  moment: Moment,
  { reservationId, note }: { reservationId: string; note: string },
): Promise<void> {
  const attempts = await attemptsOfReservations(tx, [reservationId])
  const written = await paymentsOfReservations(tx, [reservationId])
  const payments = moneyOf(written, attempts).filter(({ unwanted }) => !unwanted)
  const { paidCents, refundedCents } = balanceOf({ status: 'Canceled', lines: [], payments })
  const cents = paidCents - refundedCents
  const paidAs = ['CreditCard', 'Tip', 'Donation'] as const
  const wanted = { reservationId, cents, note, paidAs, leavesUnwanted: true }
  if (cents > 0) await beginRefunds(tx, moment, wanted)
}
