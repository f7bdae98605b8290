import type { Payment } from '@mikvah/contract/contract.ts'
import { describe, expect, it } from 'vitest'
import { netPaidOf, withOldPayments } from './with-old-payments.ts'

const paid = (method: Payment['method'], amount: number): Payment => ({
  paymentId: `${method}-${amount}`,
  reservationId: 'old',
  method,
  status: 'Approved',
  amount,
  reference: null,
  note: null,
  tipNote: null,
  error: null,
  transactionID: null,
  dateCreated: '2026-11-24T14:00:00-05:00',
})
const dearer = {
  quoteLines: [{ code: 'bath', quantity: 1, amount: 50 }],
  payments: [],
  balance: 50,
  amountPaid: 0,
  donationTotal: 0,
  tipTotal: 0,
}

describe('a visit that replaces one already paid', () => {
  it('asks for the difference', () => {
    const visit = withOldPayments(dearer, 'Pending', [paid('CreditCard', 35)])
    expect(visit).toMatchObject({ balance: 15, amountPaid: 35 })
  })

  it('doesn’t take an earlier gift or tip for its price', () => {
    const old = [paid('CreditCard', 35), paid('Donation', 360), paid('Tip', 5)]
    const visit = withOldPayments(dearer, 'Pending', old)
    expect(visit).toMatchObject({ balance: 15, donationTotal: 360, tipTotal: 5 })
  })

  it('counts what was given back as not paid', () => {
    const old = [paid('CreditCard', 35), paid('CreditRefund', 10)]
    const visit = withOldPayments(dearer, 'Pending', old)
    expect(visit.balance).toBe(25)
    expect(netPaidOf(visit)).toBe(25)
  })
})
