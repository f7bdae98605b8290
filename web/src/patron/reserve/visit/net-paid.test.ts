import { expect, it } from 'vitest'
import { payment } from '../../../test/answers.ts'
import { netPaidOf } from './net-paid.ts'

it('counts what was given back as not paid, and a refused refund as nothing', () => {
  const payments = [
    payment,
    { ...payment, method: 'CreditRefund', status: 'Approved', amount: 10 },
    { ...payment, method: 'CreditRefund', status: 'Error', amount: 5 },
  ] as const
  const visit = { reservationId: 'r1', amountPaid: 35, payments: [...payments] }
  expect(netPaidOf({ ...visit, refund: null })).toBe(25)
  const refund = { amount: 5, state: 'onItsWay' } as const
  expect(netPaidOf({ ...visit, refund })).toBe(20)
})
