import { freeCentsOf } from '@mikvah/rules/payments/saved-card-at-desk.ts'
import { type Charge, type PaymentRow, splitCharge } from '@mikvah/rules/payments/split.ts'
import { judgeTakesPayment } from '@mikvah/rules/payments/takes-payment.ts'
import type { Balance } from '@mikvah/rules/price/balance.ts'
import { type Cents, centsOf } from '@mikvah/rules/price/money.ts'
import { leastDonationCents } from '@mikvah/rules/price/sponsorship.ts'
import { hasHoldEnded } from '@mikvah/rules/reservation/hold.ts'
import type { Tx } from '../../db/database.ts'
import type { Moment } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { hasBegunOrGone } from '../../reservations/beside-visit-under-way.ts'
import { factsOf } from '../../reservations/facts-of.ts'
import { lockVisit } from '../../reservations/lock-visit.ts'
import { lockReplacedBy } from '../../reservations/replaced-by.ts'
import { hasOpenPayment, type ReservationRow } from '../../reservations/store.ts'
import type { Split } from '../table.ts'
import { balanceOfVisit } from './balance-of-visit.ts'
import { discountOf } from './discount-of.ts'
import type { Paying, PaymentBody } from './payer.ts'

/** A charge that may be made: its visit, locked and as it is now, and how its cents are split. */
export type JudgedCharge = {
  visit: ReservationRow | null
  cents: Cents
  split: Split
  /** How much of the charge goes beyond what is owed for a visit. */
  freeCents: Cents
  /** How much the discount price takes off once this charge is approved. */
  discountCents: Cents
}

type Method = Charge['method']

/**
 * Locks a visit, its night and the visit that it replaces, refuses a charge that it doesn't take, and gives how the
 * charge is split. `leaving`: the payment that is open for the visit is a wallet about to be ended, so it stands in
 * nobody's way.
 */
export async function judgeCharge(
  tx: Tx,
  moment: Moment,
  { visit: seen, as }: Paying,
  body: PaymentBody & { method: Method },
  leaving: 'leaving' | null = null,
): Promise<JudgedCharge> {
  judgeAmounts(body)
  const visit = seen && (await lockToPay(tx, moment, seen, leaving))
  const discountCents = visit ? discountOf(moment, visit, as, body) : 0
  const due = visit && (await balanceOfVisit(tx, visit, discountCents))
  const judged = judgeSplit(body, due)
  return { visit, discountCents, freeCents: freeCentsOf(judged.split, due), ...judged }
}

/**
 * A charge's cents, and how they are split over what is owed for its visit, a tip and a donation; `due` is null without
 * a visit. Refuses amounts that don't fit.
 */
export function judgeSplit(
  body: PaymentBody & { method: Method },
  due: Balance | null,
): { cents: Cents; split: PaymentRow[] } {
  const charge = judgeAmounts(body)
  const verdict = splitCharge(charge, due)
  if (!verdict.allowed) throw new Refused(verdict.because)
  return { cents: charge.cents, split: verdict.rows }
}

/** Refuses amounts that are wrong whatever they are for; called before anything moves. */
function judgeAmounts(body: PaymentBody & { method: Method }): Charge {
  const charge = {
    method: body.method,
    cents: centsOf(body.amt),
    tipCents: body.tipAmount == null ? null : centsOf(body.tipAmount),
    donationCents: body.donationAmount == null ? null : centsOf(body.donationAmount),
  }
  if (body.method === 'Donation' && charge.cents < leastDonationCents)
    throw new Refused('amount-needed')
  const verdict = splitCharge(charge, null)
  if (!verdict.allowed) throw new Refused(verdict.because)
  return charge
}

/**
 * Judges a fee, with its visit locked. Refuses an amount of nothing, and a visit that takes no payment; a fee raises
 * what is owed, so no balance bounds it.
 */
export async function judgeFee(
  tx: Tx,
  moment: Moment,
  { visit: seen }: Paying,
  { amt }: Pick<PaymentBody, 'amt'>,
): Promise<JudgedCharge> {
  const cents = centsOf(amt)
  if (cents <= 0) throw new Refused('amount-needed')
  const visit = seen && (await lockToPay(tx, moment, seen))
  return { visit, cents, split: [{ method: 'Fee', cents }], freeCents: cents, discountCents: 0 }
}

async function lockToPay(
  tx: Tx,
  moment: Moment,
  seen: ReservationRow,
  leaving: 'leaving' | null = null,
): Promise<ReservationRow> {
  const visit = await lockVisit(tx, moment, seen)
  // It locks what an edit replaces, whose money counts too: refunds lock a visit before its account, as whoever pays
  // does then. She can't have both, so nothing is taken for a change of what has begun.
  const old = await lockReplacedBy(tx, visit)
  if (hasBegunOrGone(old))
    throw new Refused(old?.status === 'Replaced' ? 'edit-not-now' : 'change-of-begun-visit')
  const paymentOpen = await hasOpenPayment(tx, visit.id)
  const verdict = judgeTakesPayment({
    status: visit.status,
    paymentOpen: paymentOpen && !leaving,
  })
  if (!verdict.allowed) throw new Refused(verdict.because)
  if (hasHoldEnded(factsOf(visit, paymentOpen), moment.now)) throw new Refused('hold-ended')
  return visit
}
