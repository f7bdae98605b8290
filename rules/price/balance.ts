import {
  givenBackOf,
  isGivenBack,
  methodEffects,
  type PaymentFacts,
  type PaymentMethod,
} from '../payments/methods.ts'
import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import type { Cents } from './money.ts'
import { type QuoteLine, sumOf } from './price-of-visit.ts'

export type BalanceFacts = {
  status: ReservationStatus
  /** The price lines as stored with the reservation: the prices at booking, and what she has pledged since. */
  lines: readonly Pick<QuoteLine, 'code' | 'cents'>[]
  payments: readonly PaymentFacts[]
}

export type Balance = {
  totalCents: Cents
  paidCents: Cents
  refundedCents: Cents
  /**
   * It is total − paid + refunded, where refunds on their way count, and money that nobody wanted doesn't, whether or not
   * it has gone back; a negative balance is a credit.
   */
  balanceCents: Cents
  /** Whether the balance is 0 or less. */
  paid: boolean
  /** What lists, reports and the Pay button count: the balance, or nothing once the visit is canceled. */
  owedCents: Cents
  donationCents: Cents
  tipCents: Cents
  feeCents: Cents
  /** What was pledged as a donation and hasn't been paid as one. */
  openDonationCents: Cents
  openTipCents: Cents
}

/**
 * The sums of a visit. Of a gift counts the larger of what was pledged and what was paid for it, less what was given
 * back, which nobody is asked for again. A Fee row is a charge, never a payment.
 */
export function balanceOf({ status, lines, payments }: BalanceFacts): Balance {
  const approved = payments.filter((payment) => payment.status === 'Approved')
  const paidAs = (method: PaymentMethod) => sumOf(approved.filter((one) => one.method === method))
  const pledged = (code: 'donation' | 'tip') => sumOf(lines.filter((line) => line.code === code))

  const charges = sumOf(lines.filter(({ code }) => code !== 'donation' && code !== 'tip'))
  const gift = (method: 'Donation' | 'Tip', code: 'donation' | 'tip') =>
    Math.max(pledged(code), paidAs(method)) - givenBackOf(method, payments)
  const donationCents = gift('Donation', 'donation')
  const tipCents = gift('Tip', 'tip')
  const feeCents = paidAs('Fee')

  const totalCents = charges + donationCents + tipCents + feeCents
  const paidCents = paidBy(payments)
  const refundedCents = sumOf(payments.filter(isGivenBack))
  const wanted = payments.filter(({ unwanted }) => !unwanted)
  const balanceCents = totalCents - paidBy(wanted) + sumOf(wanted.filter(isGivenBack))

  return {
    totalCents,
    paidCents,
    refundedCents,
    balanceCents,
    paid: balanceCents <= 0,
    owedCents: isIn('givenUp', status) ? 0 : balanceCents,
    donationCents,
    tipCents,
    feeCents,
    openDonationCents: openPledgeOf(pledged('donation'), paidAs('Donation')),
    openTipCents: openPledgeOf(pledged('tip'), paidAs('Tip')),
  }
}

/** How much of a pledged gift hasn't been paid as one. What was given back of it is asked for no more. */
export const openPledgeOf = (pledged: Cents, paid: Cents): Cents => Math.max(0, pledged - paid)

const paidBy = (payments: readonly PaymentFacts[]): Cents =>
  sumOf(
    payments.filter(
      ({ method, status }) => status === 'Approved' && methodEffects[method] === 'pays',
    ),
  )
