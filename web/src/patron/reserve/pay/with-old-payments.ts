import type { Payment, Reservation } from '@mikvah/contract/contract.ts'
import { balanceOf } from '@mikvah/rules/price/balance.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'

type Money = Pick<
  Reservation,
  'quoteLines' | 'payments' | 'balance' | 'amountPaid' | 'donationTotal' | 'tipTotal'
>

/** A visit as it will stand once the payments of the one it replaces have moved over (rules 2). */
export function withOldPayments<Visit extends Money>(
  visit: Visit,
  status: Reservation['reservationStatus'],
  old: readonly Payment[],
): Visit {
  const payments = [...old, ...visit.payments]
  const stands = balanceOf({
    status,
    lines: visit.quoteLines.map(({ code, amount }) => ({
      code: code as 'tip',
      cents: centsOf(amount),
    })),
    payments: payments.map(({ method, status, amount }) => ({
      method,
      status,
      cents: centsOf(amount),
    })),
  })
  return {
    ...visit,
    payments,
    balance: dollarsOf(stands.balanceCents),
    amountPaid: dollarsOf(stands.paidCents),
    donationTotal: dollarsOf(stands.donationCents),
    tipTotal: dollarsOf(stands.tipCents),
  }
}

/** What was paid and not given back, in dollars. */
export const netPaidOf = ({ amountPaid, payments }: Pick<Money, 'amountPaid' | 'payments'>) =>
  payments
    .filter(({ method, status }) => method === 'CreditRefund' && status === 'Approved')
    .reduce((net, { amount }) => net - amount, amountPaid)
