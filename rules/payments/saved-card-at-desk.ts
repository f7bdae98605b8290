import type { Balance } from '../price/balance.ts'
import type { Cents } from '../price/money.ts'
import { sumOf } from '../price/price-of-visit.ts'
import type { SettingValues } from '../settings/read.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { deskLimitOf } from './desk-limit.ts'
import type { PaymentRow } from './split.ts'

type DueWithFees = Pick<Balance, 'balanceCents' | 'feeCents' | 'openTipCents' | 'openDonationCents'>

type Charge = {
  /** What the price of a visit doesn't bound (freeCentsOf). */
  freeCents: Cents
  /** What the desk has charged her so before, today. */
  todayCents: Cents
  note: string
  forVisit: boolean
  byAdmin: boolean
}

/**
 * What of a charge isn't owed for a visit by its price: all of it without one, with one its tip and gift, pledged or not,
 * and the fees of the desk, which are paid last.
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
 * Whether the desk may charge a card that she saved. What she owes for a visit bounds itself; without one a note says
 * what it is for, and what goes beyond the desk's limit in a day an administrator charges.
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
