import type { Reservation } from '@mikvah/contract/contract.ts'
import { methodEffects, tenderOf } from '@mikvah/rules/payments/methods.ts'

const signs = { pays: 1, refunds: -1, charges: 0 } as const

/**
 * What was paid in cash, by check or by a card at a terminal, and hasn't been given back, in dollars. A cancellation
 * doesn't give it back by itself.
 */
export function paidByHandOf({ payments }: Pick<Reservation, 'payments'>): number {
  const byId = new Map(payments.map((one) => [one.paymentId, one]))
  return payments
    .filter(({ status }) => status === 'Approved')
    .filter((one) => tenderOf(byId.get(one.refundOf ?? '') ?? one) !== 'CreditCard')
    .reduce((sum, { method, amount }) => sum + signs[methodEffects[method]] * amount, 0)
}
