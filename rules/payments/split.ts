import type { Cents } from '../price/money.ts'
import { type Refused, refused } from '../verdict.ts'
import type { PaymentMethod } from './methods.ts'

export type Charge = {
  method: Extract<PaymentMethod, 'CreditCard' | 'Tip' | 'Donation' | 'Cash' | 'Check' | 'Terminal'>
  /** The whole charge, tip and donation included. */
  cents: Cents
  /**
   * How much of the charge is tip or donation; null where the desk doesn't say. A charge by the method Tip or Donation
   * is all of its kind.
   */
  tipCents: Cents | null
  donationCents: Cents | null
}

/**
 * What is still owed, from balanceOf; null when no visit stands behind the charge: a donation, or a kallah paid ahead.
 */
export type Due = { balanceCents: Cents; openTipCents: Cents; openDonationCents: Cents } | null

export type PaymentRow = { method: Charge['method']; cents: Cents }

export const chargeRefusals = ['amount-needed', 'parts-exceed-amount', 'overpaid'] as const
export type SplitVerdict =
  | { allowed: true; rows: PaymentRow[] }
  | Refused<(typeof chargeRefusals)[number]>

/**
 * One charge as payment rows that add up to it, or why it is refused. What she doesn't name covers her pledges first,
 * the tip before the donation; gifts beyond a pledge raise the total, so only the rest can overpay.
 */
export function splitCharge(charge: Charge, due: Due): SplitVerdict {
  if (charge.cents <= 0) return refused('amount-needed')
  const { tip, donation } = giftsOf(charge, due)
  const rest = charge.cents - tip - donation
  if (rest < 0) return refused('parts-exceed-amount')
  if (due && rest > owedBesidesOf(due, tip, donation)) return refused('overpaid')
  const rows: PaymentRow[] = [
    { method: charge.method, cents: rest },
    { method: 'Tip', cents: tip },
    { method: 'Donation', cents: donation },
  ]
  return { allowed: true, rows: rows.filter(({ cents }) => cents > 0) }
}

function giftsOf({ method, cents, tipCents, donationCents }: Charge, due: Due) {
  if (method === 'Tip') return { tip: cents, donation: 0 }
  if (method === 'Donation') return { tip: 0, donation: cents }
  const besides = Math.max(0, cents - (donationCents ?? 0))
  const tip = tipCents ?? Math.min(due?.openTipCents ?? 0, besides)
  const left = Math.max(0, cents - tip)
  const donation = donationCents ?? Math.min(due?.openDonationCents ?? 0, left)
  return { tip, donation }
}

/** What is left of the balance once these gifts have covered their share of it. */
const owedBesidesOf = (due: NonNullable<Due>, tip: Cents, donation: Cents): Cents =>
  Math.max(
    0,
    due.balanceCents - Math.min(tip, due.openTipCents) - Math.min(donation, due.openDonationCents),
  )

export type Part = { method: PaymentMethod; cents: Cents }

/**
 * The payment rows of what was really moved, where that is more or less than was meant; what is over belongs to the
 * first row.
 */
export function splitMoved(split: readonly Part[], amount: Cents): Part[] {
  let left = amount
  const rows = split.map(({ method, cents }) => {
    const part = Math.min(cents, left)
    left -= part
    return { method, cents: part }
  })
  const [first, ...others] = rows
  if (!first) return [{ method: 'CreditCard', cents: amount }]
  return [{ ...first, cents: first.cents + left }, ...others].filter(({ cents }) => cents > 0)
}
