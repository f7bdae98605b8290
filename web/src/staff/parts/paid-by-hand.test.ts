import { expect, it } from 'vitest'
import { payment } from '../../test/told.ts'
import { paidByHandOf } from './paid-by-hand.ts'

const cash = { ...payment, method: 'Cash' } as const
const check = { ...payment, paymentId: 'p2', method: 'Check', amount: 10 } as const
const tip = { ...payment, paymentId: 'p3', method: 'Tip', reference: 'Cash', amount: 5 } as const
const back = { ...payment, paymentId: 'p4', method: 'CreditRefund', amount: 15 } as const

it.each([
  ['nothing by her card', [payment], 0],
  ['cash and a check', [cash, check], 45],
  ['a tip in cash', [cash, tip], 40],
  ['nothing that was not taken', [{ ...cash, status: 'Declined' as const }, check], 10],
  ['less what of it was given back', [cash, { ...back, refundOf: 'p1' }], 20],
  ['and not what her card had back', [payment, check, { ...back, refundOf: 'p1' }], 10],
] as const)('what was paid over the counter is %s', (_, payments, left) => {
  expect(paidByHandOf({ payments: [...payments] })).toBe(left)
})
