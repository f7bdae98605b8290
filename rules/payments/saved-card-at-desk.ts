import type { Balance } from '../price/balance.ts'
import type { Cents } from '../price/money.ts'
import { sumOf } from '../price/price-of-visit.ts'
import type { SettingValues } from '../settings/read.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { deskLimitOf } from './desk-limit.ts'
import type { PaymentRow } from './split.ts'

type DueWithFees = Pick<Balance, 'balanceCents' | 'feeCents' | 'openTipCents' | 'openDonationCents'>

type Charge = {
  /** How much of the charge goes beyond what is owed for a visit (freeCentsOf). */
  freeCents: Cents
  /** What the desk has charged to her saved cards in this way today. */
  todayCents: Cents
  note: string
  forVisit: boolean
  byAdmin: boolean
}

/**
 * How much of a charge goes beyond what is owed for a visit by its price. Without a visit that is all of it; with one
 * it is the tip and the gift, pledged or not, and the fees of the desk, which are paid last.
 */
export function freeCentsOf(rows: readonly PaymentRow[], due: DueWithFees | null): Cents {
  const paid = sumOf(rows)
  if (!due) return paid
  const forVisit = sumOf(rows.filter(({ method }) => method !== 'Tip' && method !== 'Donation'))
  const gifts = due.openTipCents + due.openDonationCents
  const price = Math.max(0, due.balanceCents - gifts - due.feeCents)
  return paid - Math.min(forVisit, price)
}

/**
 * Whether the desk may charge a card that she has saved. A charge without a visit needs a note that says what it is
 * for. What goes beyond what she owes for a visit by its price needs an administrator once it passes the desk's limit
 * for a day.
 */
export function judgeSavedCardAtDesk(
  { freeCents, todayCents, note, forVisit, byAdmin }: Charge,
  values: SettingValues,
): Verdict<'note-required' | 'charge-above-desk-limit'> {
  if (!forVisit && !note.trim()) return refused('note-required')
  const above = freeCents > 0 && freeCents + todayCents > deskLimitOf(values)
  if (above && !byAdmin) return refused('charge-above-desk-limit')
  return allowed
}
