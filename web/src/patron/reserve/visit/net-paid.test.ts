import { expect, it } from 'vitest'
import { netPaidOf } from './net-paid.ts'

const row = {
  paymentId: 'one',
  reservationId: 'visit',
  reference: null,
  note: null,
  tipNote: null,
  error: null,
  transactionID: null,
  dateCreated: '2026-11-24T14:00:00-05:00',
}

it('counts what was given back as not paid, and a refused refund as nothing', () => {
  const payments = [
    { ...row, method: 'CreditCard', status: 'Approved', amount: 35 },
    { ...row, method: 'CreditRefund', status: 'Approved', amount: 10 },
    { ...row, method: 'CreditRefund', status: 'Error', amount: 5 },
  ] as const
  expect(netPaidOf({ amountPaid: 35, payments: [...payments] })).toBe(25)
})
