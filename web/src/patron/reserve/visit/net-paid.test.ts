import { expect, it } from 'vitest'
import { payment } from '../../../test/told.ts'
import { netPaidOf } from './net-paid.ts'

it('counts what was given back as not paid, and a refused refund as nothing', () => {
  const payments = [
    payment,
    { ...payment, method: 'CreditRefund', status: 'Approved', amount: 10 },
    { ...payment, method: 'CreditRefund', status: 'Error', amount: 5 },
  ] as const
  expect(netPaidOf({ amountPaid: 35, payments: [...payments] })).toBe(25)
})
