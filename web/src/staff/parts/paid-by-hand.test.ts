import { expect, it } from 'vitest'
import { payment } from '../../test/answers.ts'
import { paidByHandOf } from './paid-by-hand.ts'

type Payment = typeof payment
const cash = (more: Partial<Payment> = {}): Payment => ({ ...payment, method: 'Cash', ...more })

it.each<[string, Payment[], number]>([
  ['cash', [cash()], 35],
  ['a check that failed', [cash({ method: 'Check', status: 'Error' })], 0],
  ['a card that was declined, and cash then', [{ ...payment, status: 'Declined' }, cash()], 35],
  ['a card', [payment], 0],
  [
    'a tip in cash',
    [cash(), cash({ paymentId: 'p2', method: 'Tip', reference: 'Cash', amount: 5 })],
    40,
  ],
  [
    'cash of which some went back',
    [cash(), cash({ paymentId: 'p2', method: 'CreditRefund', refundOf: 'p1', amount: 10 })],
    25,
  ],
  [
    'a card that went back',
    [payment, { ...payment, paymentId: 'p2', method: 'CreditRefund', refundOf: 'p1' }],
    0,
  ],
  [
    'cash and a fee that is charged to her, for which nothing was handed over',
    [cash(), cash({ paymentId: 'p2', method: 'Fee', reference: 'Cash', amount: 10 })],
    35,
  ],
])('of %s what lies in the till is named', (_, payments, sum) => {
  expect(paidByHandOf({ payments })).toBe(sum)
})
