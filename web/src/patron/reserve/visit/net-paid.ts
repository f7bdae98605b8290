import type { Reservation } from '@mikvah/contract/contract.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'

type Pledged = Pick<
  Reservation,
  'payments' | 'donationAmount' | 'donationTotal' | 'tipAmount' | 'tipTotal'
>

/** What of a visit stands in none of its price lines, in dollars: its fees, and gifts other than what was pledged. */
export const besideLinesOf = (visit: Pledged) => ({
  fees: visit.payments
    .filter(({ method, status }) => method === 'Fee' && status === 'Approved')
    .reduce((sum, { amount }) => sum + amount, 0),
  gifts: visit.donationTotal - visit.donationAmount,
  tips: visit.tipTotal - visit.tipAmount,
})

/**
 * What was paid for a visit, less what was given back or is on its way back, in dollars: what all its lines come to,
 * less its balance. Money that nobody wanted isn't among it, as it pays for nothing.
 */
export function netPaidOf(visit: Pledged & Pick<Reservation, 'quoteLines' | 'balance'>): number {
  const { fees, gifts, tips } = besideLinesOf(visit)
  const lines = visit.quoteLines.map(({ amount }) => amount)
  const cents = [...lines, fees, gifts, tips, -visit.balance].map(centsOf)
  return dollarsOf(cents.reduce((sum, one) => sum + one, 0))
}
